import { expect, it } from 'vitest';
import { FILTRES_DETTE, isOfFiltreDette } from './dette';

it.each([
  [0, ['', 'solde']],
  [1, ['', 'insolde']],
  [999_999_999_999, ['', 'insolde']],
])('spec § 2 Expenses: %i remaining is shown by %j', (restant, expected) => {
  expect(FILTRES_DETTE.filter((filtre) => isOfFiltreDette(restant, filtre))).toEqual(expected);
});
