import { expect, it } from 'vitest';
import { isArreteEnRetard } from './retardArrete';

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
