import sharp from 'sharp';

// Every image is decoded once; a cache would hold removed files open.
sharp.cache(false);

/** Images decoded at the same time: each takes up to four bytes a point, and all of a processor (RELIABILITY F58). */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Does the work when its turn comes. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // A waiting one takes over the place of the one that leaves.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
