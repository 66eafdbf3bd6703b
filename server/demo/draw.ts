/** A deterministic source: the same seed gives the same demonstration on every machine. */
export interface Draw {
  /** A whole number from `low` to `high`. */
  between(low: number, high: number): number;
  oneOf<T>(list: readonly [T, ...T[]]): T;
  /** True in `percent` of a hundred draws. */
  happens(percent: number): boolean;
}

/** Mulberry32: small, and good enough to look like life. */
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
