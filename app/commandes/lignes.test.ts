import { describe, expect, test } from 'vitest';
import { addLigne, detailOf, isUntouched, ligneOf, NO_SAISIE, removeLigne, replaceLigne, resetOf } from './lignes';

const table = { libelle: 'Table', qtecmd: 2, mnttotal: 90_000 };
const chaise = { libelle: 'Chaise', qtecmd: 8, mnttotal: 120_000 };
const detail = { listdetailscommande: [table], fraissup: 5_000, reduction: 10 };

describe('spec § 5 Order: adding an item', () => {
  test('requires a label, a quantity and an amount', () => {
    const typed = { ...NO_SAISIE, libelle: ' Table ', qtecmd: 2, mnttotal: 90_000 };
    expect(ligneOf(typed)).toEqual(table);
    expect(ligneOf({ ...typed, libelle: '  ' })).toBeNull();
    expect(ligneOf({ ...typed, qtecmd: 0 })).toBeNull();
    expect(ligneOf({ ...typed, qtecmd: null })).toBeNull();
    expect(ligneOf({ ...typed, mnttotal: 0 })).toBeNull();
    expect(ligneOf({ ...typed, mnttotal: null })).toBeNull();
  });

  test('CONTRACT "Types": no line that the server would refuse', () => {
    const typed = { ...NO_SAISIE, libelle: 'Table', mnttotal: 1 };
    expect(ligneOf({ ...typed, qtecmd: 1_000_000 })).not.toBeNull();
    expect(ligneOf({ ...typed, qtecmd: 1_000_001 })).toBeNull();
    expect(ligneOf({ ...typed, qtecmd: 1.5 })).toBeNull();
    expect(ligneOf({ ...typed, mnttotal: 1_000_000_000_000 })).toBeNull();
  });
});

test('DESIGN rule 12: a line being typed or edited is not nothing', () => {
  expect(isUntouched(NO_SAISIE)).toBe(true);
  expect(isUntouched({ ...NO_SAISIE, libelle: 'T' })).toBe(false);
  expect(isUntouched({ ...NO_SAISIE, qtecmd: 2 })).toBe(false);
  expect(isUntouched({ ...NO_SAISIE, mnttotal: 5 })).toBe(false);
  expect(isUntouched({ ...NO_SAISIE, rank: 0 })).toBe(false);
});

describe('spec § 4 Order reduction', () => {
  test('adding an item resets the reduction and keeps the fees', () => {
    expect(addLigne(detail, chaise)).toEqual({ listdetailscommande: [table, chaise], fraissup: 5_000, reduction: 0 });
  });

  test('editing an item resets fees and reduction, and keeps its place', () => {
    const before = { ...detail, listdetailscommande: [table, chaise] };
    const edited = { ...table, mnttotal: 80_000 };
    expect(replaceLigne(before, 0, edited)).toEqual({
      listdetailscommande: [edited, chaise],
      fraissup: 0,
      reduction: 0,
    });
  });

  test('removing an item resets fees and reduction', () => {
    expect(removeLigne(detail, 0)).toEqual({ listdetailscommande: [], fraissup: 0, reduction: 0 });
  });
});

test('PRODUCT 1.8: what was reset is told, what was 0 already is not', () => {
  const after = removeLigne(detail, 0);
  expect(resetOf(detail, after)).toBe('fraisreduction');
  expect(resetOf({ ...detail, fraissup: 0 }, after)).toBe('reduction');
  expect(resetOf({ ...detail, reduction: 0 }, after)).toBe('frais');
  expect(resetOf({ ...detail, fraissup: 0, reduction: 0 }, after)).toBeNull();
  expect(resetOf(detail, addLigne(detail, chaise))).toBe('reduction');
});

test('an empty fee or reduction counts as none in what is shown', () => {
  const none = { listdetailscommande: [], fraissup: 0, typereduction: 1, reduction: 0 };
  expect(detailOf({})).toEqual(none);
  expect(detailOf({ listdetailscommande: [], fraissup: null, typereduction: '', reduction: null })).toEqual(none);
  expect(detailOf({ ...detail, typereduction: 2 })).toEqual({ ...detail, typereduction: 2 });
});
