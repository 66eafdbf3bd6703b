import { getHeapSpaceStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { makeAllYoung } from './shortLives';

const TIMES = 600_000;
/** Objects alive at a time once the long lives are over. */
const ALIVE = 50;

const made = (n: number) => ({ n, of: [n, n + 1], text: { n } });

const oldBytes = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;

/** Makes objects that live long, then as many that do not. Returns by how many bytes these made old memory grow. */
function grownBy(): number {
  const long = Array.from({ length: TIMES }, (_, n) => made(n));
  expect(long).toHaveLength(TIMES);
  long.length = 0;
  const alive = new Array<unknown>(ALIVE).fill(null);
  let [grown, last] = [0, oldBytes()];
  for (let n = 0; n < TIMES; n += 1) {
    alive[n % ALIVE] = made(n);
    if (n % 1000 !== 0) continue;
    const now = oldBytes();
    grown += Math.max(0, now - last);
    last = now;
  }
  return grown;
}

test('what lives shortly is made young, though its like once lived long', () => {
  makeAllYoung();
  // V8 by itself makes 90 MB of it old at once.
  expect(grownBy()).toBeLessThan(30_000_000);
});
