import { expect, test } from 'vitest';
import { throttleByKey } from './throttle';

test('one event of a key passes in a minute, and the next tells how many did not (PRODUCT G)', () => {
  const passes = throttleByKey();
  expect([0, 10, 59_999].map((now) => passes('a', now))).toEqual([0, null, null]);
  expect(passes('b', 20)).toBe(0);
  expect([60_000, 60_001, 120_000].map((now) => passes('a', now))).toEqual([2, null, 1]);
});

test('a flood of different keys passes no more than so many in a minute', () => {
  const passes = throttleByKey(3);
  const flood = Array.from({ length: 100 }, (_, n) => passes(`k${n}`, n));
  expect(flood.filter((told) => told !== null)).toHaveLength(3);
  expect(passes('later', 60_000)).toBe(0);
});
