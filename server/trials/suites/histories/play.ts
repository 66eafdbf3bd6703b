import type { Count } from '@comptoir/domain/units';
import fc from 'fast-check';
import { IS_LONG } from '../../../../scripts/long.mjs';

/** How many histories to play, and their seed. */
export interface Histories {
  runs: Count;
  seed: number;
  /** Ends the run, and the shortening of a failure; a run that is not done by then has failed. */
  limitMs: number;
  /** Called after each successful history, including those that only shorten a failing one. */
  onDone?: () => void;
}

/**
 * Plays random histories. Only the long suite shortens a failing one: what happens at the same instant seldom happens
 * again in the same way, so that shortening plays for minutes and may end at something else.
 * @throws with the failing history, what departed, and how to repeat it
 */
export async function playAll<T>(
  histories: fc.Arbitrary<T>,
  { runs, seed, limitMs, onDone }: Histories,
  play: (history: T) => Promise<void>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await play(history);
      onDone?.();
    }),
    {
      numRuns: runs,
      seed,
      interruptAfterTimeLimit: limitMs,
      markInterruptAsFailure: true,
      endOnFailure: !IS_LONG,
      // Told in the message, because the closing lines of a run show no cause.
      includeErrorInReport: true,
    },
  );
}
