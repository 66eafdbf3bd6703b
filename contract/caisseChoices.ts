import { NATURES_TENUES } from '@comptoir/domain/natures';
import * as z from 'zod/mini';
import { call } from './call';
import { Flag, Id, Montant, PlainDate, Somme } from './schema';

/** The permissions that show the balances of registers; one of them is enough. */
export const READS_SOLDE = ['caisses', 'depenses.regler', 'commandes.regler', 'avances.accorder'] as const;

/** The permissions that show the labels of registers: users who give registers to other users see the labels too. */
export const READS_CAISSES = [...READS_SOLDE, 'utilisateurs.creer', 'utilisateurs.modifier'] as const;

/**
 * A register in a select, with the fields that the form shows (CONTRACT "Permissions"); advances only when the user
 * holds them. `solde` is in francs, null for users who see only the labels. The other fields are those of `Caisse`.
 */
export const CaisseChoice = z.strictObject({
  caisseid: Id,
  libelle: z.string(),
  nature: z.enum(NATURES_TENUES),
  solde: z.nullable(Somme),
  arretele: z.nullable(PlainDate),
  plafond: Montant,
  plafondrefuse: Flag,
  decharge: Flag,
});
export type CaisseChoice = z.output<typeof CaisseChoice>;

/** The call `caisses.all`. It stands apart because the first screen needs it without the other calls. */
export const caisseChoices = call({
  method: 'GET',
  path: 'caisses/withoutpagination',
  summary: 'Every register, for selects',
  access: READS_CAISSES,
  reply: z.array(CaisseChoice),
});
