import { IS_LONG } from '../../../scripts/long.mjs';
import { testChance } from '../../config';

const { seed, rounds } = testChance();

/** The seed of every random choice. To repeat a run that found something, set `SEED=…`. */
export const SEED = seed ?? Date.now() % 2 ** 31;

/**
 * Returns how often to repeat: a few times in a short run, many times in the long suite; `ROUNDS=…` sets another
 * number.
 */
export const amount = (short: number, long: number): number => rounds ?? (IS_LONG ? long : short);

/** Returns `most` values, evenly spread from a place that the seed decides; all of them in the long suite. */
export function someOf<T>(all: readonly T[], most: number): readonly T[] {
  if (IS_LONG || all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[(SEED + Math.floor((i * all.length) / most)) % all.length] as T);
}
