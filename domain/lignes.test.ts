import { describe, expect, test } from 'vitest';
import {
  addLigne,
  isPrixJuste,
  ligneOf,
  propositions,
  removeLigne,
  replaceLigne,
  resetOf,
  retypeReduction,
  totalAuPrix,
} from './lignes';

const table = { libelle: 'Table', qtecmd: 2, mnttotal: 90_000 };
const chaise = { libelle: 'Chaise', qtecmd: 8, mnttotal: 120_000 };
const detail = { lignes: [table], fraissup: 5_000, reduction: 10 };

describe('spec § 5 Order: adding an item', () => {
  test('requires a label, a quantity and an amount', () => {
    const typed = { libelle: ' Table ', qtecmd: 2, mnttotal: 90_000 };
    expect(ligneOf(typed)).toEqual(table);
    expect(ligneOf({ ...typed, libelle: '  ' })).toBeNull();
    expect(ligneOf({ ...typed, qtecmd: 0 })).toBeNull();
    expect(ligneOf({ ...typed, qtecmd: null })).toBeNull();
    expect(ligneOf({ ...typed, mnttotal: 0 })).toBeNull();
    expect(ligneOf({ ...typed, mnttotal: null })).toBeNull();
  });

  test('CONTRACT "Types": no line that the server would refuse', () => {
    const typed = { libelle: 'Table', qtecmd: 1, mnttotal: 1 };
    expect(ligneOf({ ...typed, qtecmd: 1_000_000 })).not.toBeNull();
    expect(ligneOf({ ...typed, qtecmd: 1_000_001 })).toBeNull();
    expect(ligneOf({ ...typed, qtecmd: 1.5 })).toBeNull();
    expect(ligneOf({ ...typed, mnttotal: 1_000_000_000_000 })).toBeNull();
  });
});

describe('spec § 4 Order reduction', () => {
  test('adding an item resets the reduction and keeps the fees', () => {
    expect(addLigne(detail, chaise)).toEqual({ lignes: [table, chaise], fraissup: 5_000, reduction: 0 });
  });

  test('editing an item resets fees and reduction, and keeps its place', () => {
    const before = { ...detail, lignes: [table, chaise] };
    const edited = { ...table, mnttotal: 80_000 };
    expect(replaceLigne(before, 0, edited)).toEqual({
      lignes: [edited, chaise],
      fraissup: 0,
      reduction: 0,
    });
  });

  test('removing an item resets fees and reduction', () => {
    expect(removeLigne(detail, 0)).toEqual({ lignes: [], fraissup: 0, reduction: 0 });
  });
});

test('PRODUCT 1.8: what was reset is told, what was 0 already is not', () => {
  const after = removeLigne(detail, 0);
  expect(resetOf(detail, after)).toBe('fraisreduction');
  expect(resetOf({ ...detail, fraissup: 0 }, after)).toBe('reduction');
  expect(resetOf({ ...detail, reduction: 0 }, after)).toBe('frais');
  expect(resetOf({ ...detail, fraissup: 0, reduction: 0 }, after)).toBeNull();
  expect(resetOf(detail, addLigne(detail, chaise))).toBe('reduction');
  expect(resetOf(detail, retypeReduction(detail))).toBe('reduction');
});

describe('PRODUCT 1.7: the line keeps its total, whichever of price and total is known', () => {
  test('a price times a quantity, as long as it is an amount', () => {
    expect(totalAuPrix(4_500, 3)).toBe(13_500);
    expect(totalAuPrix(0, 3)).toBe(0);
    expect(totalAuPrix(null, 3)).toBeNull();
    expect(totalAuPrix(4_500, null)).toBeNull();
    expect(totalAuPrix(999_999, 1_000_000)).toBe(999_999_000_000);
    expect(totalAuPrix(1_000_000, 1_000_000)).toBeNull();
    expect(totalAuPrix(999_999_999_999, 1_000_000)).toBeNull();
  });

  test('a total that does not divide into whole francs has no exact price', () => {
    expect(isPrixJuste({ qtecmd: 3, mnttotal: 9_999 })).toBe(true);
    expect(isPrixJuste({ qtecmd: 3, mnttotal: 10_000 })).toBe(false);
  });
});

describe('former lines propose their labels and prices', () => {
  const ligne = (libelle: string, mnttotal: number, qtecmd = 1) => ({ libelle, qtecmd, mnttotal });

  test('each label once, with the price of the newest; those that begin with what is typed come first', () => {
    const lignes = [
      ligne('Sac de ciment', 5_000),
      ligne('Ciment CPJ 35', 20_000, 4),
      ligne('CIMENT  cpj 35', 4_000),
      ligne('Fer de 10', 3_000),
    ];
    expect(propositions(lignes, ' cimént')).toEqual([
      { libelle: 'Ciment CPJ 35', prixunitaire: 5_000 },
      { libelle: 'Sac de ciment', prixunitaire: 5_000 },
    ]);
  });

  test('eight at most, and none for nothing', () => {
    const lignes = Array.from({ length: 12 }, (_, n) => ligne(`Fer de ${n}`, 100));
    expect(propositions(lignes, 'fer').map(({ libelle }) => libelle)).toEqual(
      lignes.slice(0, 8).map(({ libelle }) => libelle),
    );
    expect(propositions(lignes, '  ')).toEqual([]);
  });
});
