import { IS_LONG } from '../../../scripts/long.mjs';
import { testChance } from '../../config';

const { seed, rounds } = testChance();

/** What every choice of chance follows from: a run that found something is repeated with `SEED=…`. */
export const SEED = seed ?? Date.now() % 2 ** 31;

/** How many times: few for every change, many in the long suite; `ROUNDS=…` says another number. */
export const amount = (short: number, long: number): number => rounds ?? (IS_LONG ? long : short);

/** So many at most, spread evenly over all of them from a place that follows from the seed; all in the long suite. */
export function someOf<T>(all: readonly T[], most: number): readonly T[] {
  if (IS_LONG || all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[(SEED + Math.floor((i * all.length) / most)) % all.length] as T);
}
