import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commandeRefusals,
  etatSolde,
  etatsOfFiltre,
  etatsSuivants,
  FILTRES_LIVRAISON,
  isCommandeModifiable,
  isCommandeSupprimable,
  isLivraisonEnRetard,
  isLivraisonPassee,
  prixUnitaire,
  totauxCommande,
} from './commande';

const lignes = [
  { qtecmd: 2, mnttotal: 60_000 },
  { qtecmd: 3, mnttotal: 40_000 },
];

describe('an order’s figures (spec § 5 Calculation)', () => {
  it('final = fees + items − reduction, in amount mode with the percentage of the items (PRODUCT 1.6)', () => {
    expect(totauxCommande({ lignes, fraissup: 5_000, typereduction: 1, reduction: 10_000 })).toEqual({
      quantite: 5,
      totallignes: 100_000,
      montantreduction: 10_000,
      pourcentage: 10,
      montanttotal: 95_000,
    });
  });

  it('a percentage is of the items, rounded half up to the franc', () => {
    const one = (mnttotal: number, reduction: number) =>
      totauxCommande({ lignes: [{ qtecmd: 1, mnttotal }], fraissup: 0, typereduction: 2, reduction }).montantreduction;
    expect([one(50, 1), one(149, 1), one(150, 1), one(999, 100)]).toEqual([1, 1, 2, 999]);
  });

  it('without lines there is no percentage and no total', () => {
    expect(totauxCommande({ lignes: [], fraissup: 0, typereduction: 1, reduction: 0 })).toMatchObject({
      pourcentage: 0,
      montanttotal: 0,
    });
  });

  it('is never negative and never more than items and fees, whatever is not refused', () => {
    const order = fc.record({
      lignes: fc.array(
        fc.record({ qtecmd: fc.integer({ min: 1, max: 999 }), mnttotal: fc.integer({ min: 1, max: 1e9 }) }),
      ),
      fraissup: fc.nat(2e9),
      typereduction: fc.constantFrom(1 as const, 2 as const),
      reduction: fc.nat(2e9),
    });
    fc.assert(
      fc.property(order, (base) => {
        fc.pre(commandeRefusals(base).length === 0);
        const { montanttotal, totallignes, montantreduction } = totauxCommande(base);
        expect(montanttotal).toBe(base.fraissup + totallignes - montantreduction);
        expect(montanttotal).toBeGreaterThanOrEqual(0);
        expect(montantreduction).toBeLessThanOrEqual(totallignes);
      }),
    );
  });
});

describe('what an order refuses (RELIABILITY I15, I16)', () => {
  const refused = (change: object) =>
    commandeRefusals({ lignes, fraissup: 0, typereduction: 1, reduction: 0, ...change });
  it.each([
    [{ lignes: [] }, ['lignes']],
    [{ fraissup: 100_000 }, []],
    [{ fraissup: 100_001 }, ['fraissup']],
    [{ reduction: 100_000 }, []],
    [{ reduction: 100_001 }, ['reduction']],
    [{ typereduction: 2, reduction: 100 }, []],
    [{ typereduction: 2, reduction: 101 }, ['reduction']],
    [{ lignes: [{ qtecmd: 1, mnttotal: 999_999_999_999 }], fraissup: 1 }, ['total']],
    [{ lignes: [{ qtecmd: 1, mnttotal: 999_999_999_999 }] }, []],
    [{ lignes: [], fraissup: 1, reduction: 1 }, ['lignes', 'fraissup', 'reduction']],
  ])('%j: %j', (change, expected) => expect(refused(change)).toEqual(expected));
});

it('shows the price of one piece beside the line’s total (PRODUCT 1.7)', () => {
  expect(prixUnitaire({ qtecmd: 3, mnttotal: 40_000 })).toBe(13_333);
  expect(prixUnitaire({ qtecmd: 0, mnttotal: 40_000 })).toBe(0);
});

it('is Solde, En attente or Partiel by what is paid, a full discount included (RELIABILITY I10, PRODUCT 1.9)', () => {
  expect([etatSolde(100, 100), etatSolde(100, 0), etatSolde(100, 40), etatSolde(0, 0)]).toEqual([
    'Solde',
    'En attente',
    'Partiel',
    'Solde',
  ]);
  expect([isCommandeModifiable('Solde'), isCommandeModifiable('Partiel')]).toEqual([false, true]);
});

it('a settled order is not deleted, unless it costs nothing (RELIABILITY I18)', () => {
  expect(isCommandeSupprimable({ etatsolde: 'Solde', montant: 500 })).toBe(false);
  expect(isCommandeSupprimable({ etatsolde: 'Partiel', montant: 500 })).toBe(true);
  expect(isCommandeSupprimable({ etatsolde: 'Solde', montant: 0 })).toBe(true);
});

it('a filter lets statuses through: in progress 0 to 2, finished 3, or one (PRODUCT 1.13)', () => {
  expect(FILTRES_LIVRAISON.map(etatsOfFiltre)).toEqual([[0, 1, 2, 3], [0, 1, 2], [3], [0], [1], [2], [3]]);
});

it('a delivery date before today is refused where it is set or changed (PRODUCT 1.14)', () => {
  const [today, before] = ['2026-11-21', '2026-11-20'];
  expect(isLivraisonPassee(before, null, today)).toBe(true);
  expect(isLivraisonPassee(before, '2026-11-01', today)).toBe(true);
  expect(isLivraisonPassee(before, before, today)).toBe(false);
  expect(isLivraisonPassee(today, null, today)).toBe(false);
  expect(isLivraisonPassee(null, before, today)).toBe(false);
});

it('delivery only goes up (spec § 4)', () => {
  expect([etatsSuivants(0), etatsSuivants(2), etatsSuivants(3)]).toEqual([[1, 2, 3], [3], []]);
});

it.each([
  ['2026-11-20', 2, true],
  ['2026-11-20', 3, false],
  ['2026-11-21', 0, false],
  [null, 0, false],
] as const)(
  'PRODUCT N: to be delivered on %s, at status %s, is late on 2026-11-21: %s',
  (datelivraison, etat, late) => {
    expect(isLivraisonEnRetard({ datelivraison, etat }, '2026-11-21')).toBe(late);
  },
);
