import { expect, test } from 'vitest';
import { announcedSeconds } from './model';

test.each([
  [61, undefined],
  [60, 60],
  [31, 60],
  [30, 30],
  [11, 30],
  [10, 10],
  [0, 10],
])('PRODUCT 1.21: with %i seconds left, %s are announced', (secondsLeft, announced) => {
  expect(announcedSeconds(secondsLeft)).toBe(announced);
});
