import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { MAX_MONTANT } from '@comptoir/domain/limits';
import type { CommandeRow } from './store';

/** An order, taken so many days ago, with a long label and the largest amount that is allowed. */
export const longCommande = (clientid: number, age: number): CommandeRow => ({
  commandeid: 2_147_483_000 + age,
  clientid,
  createdon: `${addDays(todayInAbidjan(Date.now()), -age)}T10:00:00.000Z`,
  datelivraison: null,
  fraissup: 0,
  typereduction: 1,
  reduction: 0,
  lignes: [
    {
      id: 1,
      libelle: 'Fèves de cacao fermentées et séchées, sacs de jute de 65 kg '.repeat(4),
      qtecmd: 1_000_000,
      mnttotal: MAX_MONTANT,
    },
  ],
  version: 1,
});
