/** Does a piece of work when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Returns a queue of heavy work: `atOnce` pieces run at the same time, the others wait in the order they came. */
export function turns(atOnce: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next waiting piece takes over the place of the piece that ends.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
