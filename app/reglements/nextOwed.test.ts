import { describe, expect, it } from 'vitest';
import { nextOwed } from './nextOwed';
import { usualCaisse } from './usualCaisse';

describe('the next debt to pay is', () => {
  const rows = [
    { id: 1, reste: 500 },
    { id: 2, reste: 0 },
    { id: 3, reste: 900 },
    { id: 4, reste: 0 },
  ];
  const next = (id: number) => nextOwed(rows, { id, reste: 0 }, (row) => row)?.id;

  it('the first one below that something is owed of', () => expect(next(1)).toBe(3));
  it('at the end of the list, the first one above', () => expect(next(3)).toBe(1));
  it('the first of the list, where the paid one is not in it any more', () => expect(next(9)).toBe(1));
  it('never the one that was paid', () => {
    expect(nextOwed([{ id: 1, reste: 500 }], { id: 1, reste: 500 }, (row) => row)).toBeNull();
  });
});

describe('the register that a payment begins with is', () => {
  const [plateau, cocody] = [1, 2].map((caisseid) => ({
    caisseid,
    libelle: `Caisse ${caisseid}`,
    nature: 'especes' as const,
    solde: 0,
    arretele: null,
    plafond: 0,
    plafondrefuse: 0 as const,
    decharge: 1 as const,
  }));
  if (!plateau || !cocody) throw new Error('two registers');
  const TODAY = '2026-11-29';

  it('the one last used', () => expect(usualCaisse([plateau, cocody], 2, TODAY)).toBe(2));
  it('none, where that is not theirs any more', () => expect(usualCaisse([plateau, cocody], 3, TODAY)).toBeNull());
  it('none at first, where there are several', () => expect(usualCaisse([plateau, cocody], null, TODAY)).toBeNull());
  it('the only one, whichever was used', () => expect(usualCaisse([plateau], 3, TODAY)).toBe(1));
  it('never one that is closed on that day, be it the only one', () => {
    const closed = { ...plateau, arretele: TODAY };
    expect(usualCaisse([closed, cocody], 1, TODAY)).toBeNull();
    expect(usualCaisse([closed], null, TODAY)).toBeNull();
  });
});
