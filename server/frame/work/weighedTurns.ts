/** Does a piece of work of some weight when there is room for it. */
export type InWeighedTurn = <T>(weight: number, work: () => Promise<T>) => Promise<T>;

/**
 * A queue of heavy work: what runs at the same time weighs `capacity` together at most, the others wait in the order
 * they came, so that a heavy one is not passed by light ones for ever. What is heavier than all that runs alone.
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
