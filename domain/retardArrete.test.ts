import { expect, it } from 'vitest';
import { addDays } from './dates';
import { dernierArreteEnRetard, isArreteEnRetard } from './retardArrete';

// 2026-11-20 is a Friday.
it.each([
  ['2026-11-20', '2026-11-20', false],
  ['2026-11-20', '2026-11-22', false],
  ['2026-11-20', '2026-11-25', false],
  ['2026-11-20', '2026-11-26', true],
  ['2026-11-23', '2026-11-26', false],
  ['2026-11-23', '2026-11-27', true],
  ['2025-01-02', '2026-11-27', true],
  ['2026-11-27', '2026-11-20', false],
])('ADR 0033: closed up to %s is late on %s: %s', (arretele, today, late) => {
  expect(isArreteEnRetard(arretele, today)).toBe(late);
});

it.each([0, 1, 2, 3, 4, 5, 6])(
  'the latest late day is late, and the next one is not (%s days after a Friday)',
  (days) => {
    const today = addDays('2026-11-20', days);
    const latest = dernierArreteEnRetard(today);
    expect([isArreteEnRetard(latest, today), isArreteEnRetard(addDays(latest, 1), today)]).toEqual([true, false]);
  },
);
