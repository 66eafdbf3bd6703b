import { expect, test } from 'vitest';
import { detailOf, isUntouched, NO_SAISIE } from './lignes';

const detail = { fraissup: 5_000, reduction: 10 };

test('DESIGN rule 12: a line being typed or edited is not nothing', () => {
  expect(isUntouched(NO_SAISIE)).toBe(true);
  expect(isUntouched({ ...NO_SAISIE, libelle: 'T' })).toBe(false);
  expect(isUntouched({ ...NO_SAISIE, qtecmd: 2 })).toBe(false);
  expect(isUntouched({ ...NO_SAISIE, mnttotal: 5 })).toBe(false);
  expect(isUntouched({ ...NO_SAISIE, rank: 0 })).toBe(false);
});

test('an empty fee or reduction counts as none in what is shown', () => {
  const none = { lignes: [], fraissup: 0, typereduction: 1, reduction: 0 };
  expect(detailOf({})).toEqual(none);
  expect(detailOf({ listdetailscommande: [], fraissup: null, typereduction: '', reduction: null })).toEqual(none);
  expect(detailOf({ ...detail, typereduction: 2 })).toEqual({ ...detail, lignes: [], typereduction: 2 });
});
