import { test } from 'vitest';
import { IS_LONG } from '../../scripts/long.mjs';

/** A test of the long suite, whose rule another one of its file stands for in the short one. */
export const longTest: ReturnType<typeof test.runIf> = test.runIf(IS_LONG);
