/** Does a piece of work of this weight when there is room for it. */
export type InWeighedTurn = <T>(weight: number, work: () => Promise<T>) => Promise<T>;

/**
 * Returns a queue of heavy work. Pieces that run at the same time weigh at most `capacity` together. The others wait in
 * the order they came, so that light pieces never pass a heavy one. A piece heavier than `capacity` runs alone.
 */
export function weighedTurns(capacity: number): InWeighedTurn {
  let running = 0;
  const waiting: { weight: number; begin: () => void }[] = [];
  const admit = () => {
    for (let next = waiting[0]; next && running + next.weight <= capacity; next = waiting[0]) {
      waiting.shift();
      running += next.weight;
      next.begin();
    }
  };
  return async (wanted, work) => {
    const weight = Math.min(wanted, capacity);
    await new Promise<void>((begin) => {
      waiting.push({ weight, begin });
      admit();
    });
    try {
      return await work();
    } finally {
      running -= weight;
      admit();
    }
  };
}
