import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { DoublonsAlert } from './DoublonsAlert';

const porteur = {
  from: 0,
  depenseid: 18,
  libelle: 'Loyer du bureau, novembre',
  numero: 'BC-C1-2026-000123',
  montant: 450_000,
} as const;
const paye = { date: '2026-11-12', porteur };
const depense = { date: '2026-11-04', porteur: { ...porteur, numero: '' } };

const meta = preview.meta({
  title: 'Screens/Depenses/DoublonsAlert',
  component: DoublonsAlert,
  decorators: [inApp],
  parameters: scene(),
  args: { par: 'preuve', doublons: [paye] },
});

/** The payment that has the same proof. */
export const Playground = meta.story();

/** A document of an expense, a payment of an order, and a record that the person may not see. */
export const Several = meta.story({
  args: {
    doublons: [
      depense,
      { ...paye, porteur: { ...porteur, from: 1, depenseid: 118, libelle: 'N° 118', numero: 'PC-O1-2026-000012' } },
      { date: '2026-11-02', porteur: null },
    ],
  },
});

/** Expenses that are nearly equal to the one that is typed. */
export const Proches = meta.story({ args: { par: 'depense', doublons: [depense] } });

/** A label of the largest length. */
export const LongText = meta.story({
  args: { doublons: [{ ...depense, porteur: { ...depense.porteur, libelle: 'Achat de fournitures '.repeat(12) } }] },
});
