import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodeAvant, variation } from './comparaison';
import { addDays, daysBetween } from './dates';
import { FIRST_DAY, isPlainDate, LAST_DAY } from './plainDate';

const jours = (text: string) => {
  const [datedebut = '', datefin = ''] = text.split(' ');
  return { datedebut, datefin };
};

describe('periodeAvant (PRODUCT N)', () => {
  it.each([
    // A month, begun or whole, and the same days of the month before.
    ['2026-11-01 2026-11-23', '2026-10-01 2026-10-23'],
    ['2026-11-01 2026-11-01', '2026-10-01 2026-10-01'],
    ['2026-11-01 2026-11-07', '2026-10-01 2026-10-07'],
    ['2026-01-01 2026-01-01', '2025-12-01 2025-12-01'],
    ['2026-03-01 2026-03-30', '2026-02-01 2026-02-28'],
    ['2026-03-01 2026-03-29', '2026-02-01 2026-02-28'],
    ['2028-03-01 2028-03-29', '2028-02-01 2028-02-29'],
    ['2026-02-01 2026-02-28', '2026-01-01 2026-01-31'],
    ['2028-02-01 2028-02-28', '2028-01-01 2028-01-28'],
    ['2026-11-01 2026-11-30', '2026-10-01 2026-10-31'],
    ['2100-12-01 2100-12-31', '2100-11-01 2100-11-30'],
    // A quarter.
    ['2026-10-01 2026-11-23', '2026-07-01 2026-08-23'],
    ['2026-01-01 2026-03-31', '2025-10-01 2025-12-31'],
    ['2026-04-01 2026-05-31', '2026-01-01 2026-02-28'],
    // A year.
    ['2026-01-01 2026-11-23', '2025-01-01 2025-11-23'],
    ['2026-01-01 2026-06-30', '2025-01-01 2025-06-30'],
    ['2028-01-01 2028-12-31', '2027-01-01 2027-12-31'],
    // Other days from the first of a month.
    ['2026-08-01 2026-10-31', '2026-05-01 2026-07-31'],
    ['2026-08-01 2026-10-23', '2026-05-01 2026-07-23'],
    ['2026-07-01 2027-06-30', '2025-07-01 2026-06-30'],
    ['2025-01-01 2026-12-31', '2023-01-01 2024-12-31'],
    // Other days.
    ['2026-11-23 2026-11-23', '2026-11-22 2026-11-22'],
    ['2026-10-02 2026-10-31', '2026-09-02 2026-10-01'],
    ['2026-02-10 2026-03-10', '2026-01-12 2026-02-09'],
    ['2000-01-03 2000-01-04', '2000-01-01 2000-01-02'],
  ])('%s is compared with %s', (periode, avant) => {
    expect(periodeAvant(jours(periode))).toEqual(jours(avant));
  });

  it.each(['2000-01-02 2000-01-03', '2000-01-01 2000-01-31', '2000-01-01 2026-11-23', '2000-02-01 2000-04-30'])(
    'before %s there was no business',
    (periode) => {
      expect(periodeAvant(jours(periode))).toBeNull();
    },
  );

  it('is of days of business, in order, and begins before its period does', () => {
    const day = fc.nat(daysBetween(FIRST_DAY, LAST_DAY)).map((days) => addDays(FIRST_DAY, days));
    fc.assert(
      fc.property(day, day, (a, b) => {
        const periode = a < b ? { datedebut: a, datefin: b } : { datedebut: b, datefin: a };
        const avant = periodeAvant(periode);
        if (avant === null) return;
        expect([isPlainDate(avant.datedebut), isPlainDate(avant.datefin)]).toEqual([true, true]);
        expect(avant.datedebut <= avant.datefin).toBe(true);
        expect(avant.datedebut < periode.datedebut).toBe(true);
      }),
    );
  });
});

it.each([
  [100, 112, 12],
  [100, 88, -12],
  [200, 201, 1],
  [200, 199, -1],
  [1000, 1004, 0],
  [100, 0, -100],
  [0, 100, null],
  [0, 0, null],
  [1, 999_999_999_999, 99_999_999_999_800],
])('variation: %d, then %d, is %s percent (PRODUCT N)', (avant, maintenant, percent) => {
  expect(variation(avant, maintenant)).toBe(percent);
});
