import { expect, it } from 'vitest';
import { isAccesExpire, joursRestants } from './expiration';

const TODAY = '2026-11-21';

it.each([
  [null, null, false],
  ['2026-11-22', 1, false],
  ['2026-11-21', 0, false],
  ['2026-11-20', -1, true],
  ['2027-11-21', 365, false],
])('access until %s: %s days, over %s (spec § 3 User)', (date, jours, isExpired) => {
  expect(joursRestants(date, TODAY)).toBe(jours);
  expect(isAccesExpire(date, TODAY)).toBe(isExpired);
});
