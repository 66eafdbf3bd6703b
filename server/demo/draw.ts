/** A deterministic random source: the same seed gives the same demonstration on every machine. */
export interface Draw {
  /** Returns a whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  oneOf<T>(list: readonly [T, ...T[]]): T;
  /** Returns true in `percent` of a hundred draws. */
  happens(percent: number): boolean;
}

/** Makes a source with Mulberry32, which is small and random enough here. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    oneOf: (list) => list[between(0, list.length - 1)] ?? list[0],
    happens: (percent) => next() * 100 < percent,
  };
}
