import { test } from 'vitest';
import { amount, SEED } from '../amount';
import { openedCounter } from '../money/opened';
import { playAvances } from './avances';

/** Ends a test that hangs. */
const LIMIT_MS = 600_000;
const RUNS = amount(8, 60);

const { counter } = openedCounter();

test(
  `random histories of advances: what is granted is accounted for (RELIABILITY I44, I45); SEED=${SEED}`,
  async () => {
    await playAvances(counter, { runs: RUNS, seed: SEED, limitMs: LIMIT_MS });
  },
  LIMIT_MS + 30_000,
);
