import { describe, expect, it } from 'vitest';
import { trancheOf, tranchesOf } from './creance';
import { sum } from './money';

describe('the age of a debt (PRODUCT M)', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [30, 0],
    [31, 1],
    [60, 1],
    [61, 2],
    [90, 2],
    [91, 3],
    [4000, 3],
  ])('%i days is band %i', (jours, tranche) => {
    expect(trancheOf(jours)).toBe(tranche);
  });

  it('counts from the day of the order in Abidjan, and the bands sum to what is owed', () => {
    const creances = [
      { createdon: '2026-11-21T00:00:00.000Z', reste: 1 },
      { createdon: '2026-10-22T23:59:59.999Z', reste: 20 },
      { createdon: '2026-10-21T23:59:59.999Z', reste: 300 },
      { createdon: '2026-08-23T00:00:00.000Z', reste: 4000 },
      { createdon: '2026-08-22T12:00:00.000Z', reste: 50_000 },
      { createdon: '2020-01-01T12:00:00.000Z', reste: 600_000 },
    ];
    const tranches = tranchesOf(creances, '2026-11-21');
    expect(tranches).toEqual([21, 300, 4000, 650_000]);
    expect(sum(tranches)).toBe(sum(creances.map(({ reste }) => reste)));
    expect(tranchesOf([], '2026-11-21')).toEqual([0, 0, 0, 0]);
  });
});
