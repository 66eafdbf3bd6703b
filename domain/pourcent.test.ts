import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsInPercent } from './pourcent';

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [125, 125, 750],
    [13, 12, 75],
  ],
  [
    [1, 999],
    [0, 100],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('parts %j are %j percent (PRODUCT N)', (parts, percents) => {
  expect(partsInPercent(parts)).toEqual(percents);
});

it('add up to 100, none a whole percent away from what it is', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(999_999_999), { minLength: 1, maxLength: 12 }), (parts) => {
      const whole = parts.reduce((all, part) => all + part, 0);
      fc.pre(whole > 0);
      const percents = partsInPercent(parts);
      expect(percents.reduce((all, percent) => all + percent, 0)).toBe(100);
      for (const [rank, percent] of percents.entries())
        expect(Math.abs(percent - ((parts[rank] ?? 0) * 100) / whole)).toBeLessThan(1);
    }),
  );
});
