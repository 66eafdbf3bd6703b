import { expect, it } from 'vitest';
import { canLowerMontant, FILTRES_DETTE, isOfFiltreDette, partSoldee } from './dette';

it.each([
  [0, ['', 'solde']],
  [1, ['', 'insolde']],
  [999_999_999_999, ['', 'insolde']],
])('spec § 2 Expenses: %i remaining is shown by %j', (reste, expected) => {
  expect(FILTRES_DETTE.filter((filtre) => isOfFiltreDette(reste, filtre))).toEqual(expected);
});

it('an amount goes down to what is paid and no lower (CONTRACT "Money calls")', () => {
  expect(canLowerMontant(50_000, 50_000)).toBe(true);
  expect(canLowerMontant(49_999, 50_000)).toBe(false);
});

it.each([
  [415_000, 265_000, 36],
  [415_000, 415_000, 0],
  [1_000, 1, 99],
  [1_000, 0, 100],
  [0, 0, 100],
])('of %i francs of which %i remain, %i %% are paid: all of it only when nothing remains', (montant, reste, part) => {
  expect(partSoldee({ montant, reste })).toBe(part);
});
