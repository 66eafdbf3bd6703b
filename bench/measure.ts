/** Milliseconds of each run, and runs per second of all connections together. */
export interface Measured {
  p50: number;
  p99: number;
  perSecond: number;
}

const quantile = (sorted: readonly number[], q: number) => sorted[Math.floor((sorted.length - 1) * q)] ?? 0;

/** Runs `work` on `connections` lanes for `seconds`, at least once, after a short warm-up that does not count. */
export async function measure(
  work: (lane: number) => Promise<unknown>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measured> {
  await lanes(work, connections, seconds / 4);
  const started = performance.now();
  const times = await lanes(work, connections, seconds);
  const elapsed = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), perSecond: times.length / elapsed };
}

async function lanes(
  work: (lane: number) => Promise<unknown>,
  connections: number,
  seconds: number,
): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const run = async (lane: number): Promise<number[]> => {
    const times: number[] = [];
    do {
      const started = performance.now();
      await work(lane);
      times.push(performance.now() - started);
    } while (performance.now() < until);
    return times;
  };
  return (await Promise.all(Array.from({ length: connections }, (_, lane) => run(lane)))).flat();
}

/** Repeats it a fixed number of times, so that the code is compiled: in a fixed time, a slow server's might not be. */
export async function warm(
  work: (lane: number) => Promise<unknown>,
  times: number,
  connections: number,
): Promise<void> {
  const run = async (lane: number) => {
    for (let n = lane; n < times; n += connections) await work(lane);
  };
  await Promise.all(Array.from({ length: connections }, (_, lane) => run(lane)));
}
