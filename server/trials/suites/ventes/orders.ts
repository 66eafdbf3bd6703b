import { type BaseCommande, commandeRefusals, type LigneCommande, totauxCommande } from '@comptoir/domain/commande';
import { MAX_MONTANT, MAX_QUANTITE } from '@comptoir/domain/limits';
import fc from 'fast-check';

/** An order as somebody types it: the fields that domain needs, with the labels of its lines. */
export interface Typed extends BaseCommande {
  lignes: readonly LigneCommande[];
}

const francs = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 100_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: MAX_MONTANT - 1000, max: MAX_MONTANT }) },
);
const ligne = fc.record({
  libelle: fc.constantFrom('Table', 'Chaise à bascule', 'Tôle n° 8', '<b>Sable</b>', '%'),
  qtecmd: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(MAX_QUANTITE - 1, MAX_QUANTITE)),
  mnttotal: francs,
});

/**
 * Random orders of both kinds of reduction. Fees and reduction are near their limits, so domain refuses a part of them.
 */
export const typed: fc.Arbitrary<Typed> = fc
  .tuple(
    fc.array(ligne, { minLength: 1, maxLength: 6 }),
    fc.constantFrom(1 as const, 2 as const),
    fc.double({ min: 0, max: 1.1, noNaN: true }),
    fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1.1, noNaN: true })),
  )
  .map(([lignes, typereduction, share, fees]) => {
    const items = lignes.reduce((total, { mnttotal }) => total + mnttotal, 0);
    const most = typereduction === 2 ? 100 : items;
    const within = (part: number) => Math.min(Math.round(part), MAX_MONTANT);
    return { lignes, typereduction, reduction: within(share * most), fraissup: within(fees * items) };
  });

export const isTaken = (order: Typed): boolean => commandeRefusals(order).length === 0;

/** Returns the body of an order, with the right totals or with the totals that the sender claims. */
export function bodyOf(
  clientid: number,
  { lignes, ...base }: Typed,
  claimed?: { quantite: number; montanttotal: number },
) {
  const { quantite, montanttotal } = claimed ?? totauxCommande({ ...base, lignes });
  return { clientid, datelivraison: null, quantite, montanttotal, ...base, listdetailscommande: lignes };
}
