import { expect, it } from 'vitest';
import { darkRuns } from './qrcode';

it('a row of a code is drawn as its runs of dark modules', () => {
  expect(darkRuns([true, true, false, true, false, false, true])).toEqual([
    { x: 0, length: 2 },
    { x: 3, length: 1 },
    { x: 6, length: 1 },
  ]);
  expect(darkRuns([false, false])).toEqual([]);
});
