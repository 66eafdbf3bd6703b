import { expect, test } from 'vitest';
import { openedForTests } from '../../testing/openedForTests';
import { amount, SEED } from '../amount';
import { openHouse } from '../house';
import { playHistories, staffOf } from './history';

/** Ends a test that hangs. */
const LIMIT_MS = 900_000;
const RUNS = amount(8, 40);

const house = openedForTests(openHouse);
const staff = openedForTests(() => staffOf(house));

test(
  `random histories of 2 to 8 clients equal the model; invariants hold (RELIABILITY P04–P06, F37); SEED=${SEED}`,
  async () => {
    await playHistories(staff, { runs: RUNS, seed: SEED, limitMs: LIMIT_MS });
  },
  LIMIT_MS + 30_000,
);

test('a run that is broken off before it is through has failed', async () => {
  await expect(playHistories(staff, { runs: 10_000, seed: SEED, limitMs: 2_000 })).rejects.toThrow(/interrupted/);
});
