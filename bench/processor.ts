import { workOf } from '../server/trials/campaigns/memory';
import { type Measured, measure } from './measure';

/** Makes one request on a connection. It is called again and again. */
export type Work = (lane: number) => Promise<unknown>;

/** Figures of a server under load, with the milliseconds of processor time that one request takes in each process. */
export interface Loaded extends Measured {
  server: number;
  database: number;
}

/** Which server is loaded, and with how many connections; `base` is its database's directory. */
export interface Target {
  pid: number;
  base: string;
  connections: number;
}

/** Does it a fixed number of times, so that the code is compiled. After a fixed time, a slow server's might not be. */
export async function warm(work: Work, times: number, connections: number): Promise<void> {
  const run = async (lane: number) => {
    for (let n = lane; n < times; n += connections) await work(lane);
  };
  await Promise.all(Array.from({ length: connections }, (_, lane) => run(lane)));
}

/** Loads a server and measures what each request takes. */
export async function loaded(work: Work, { pid, base, connections }: Target, seconds: number): Promise<Loaded> {
  let asked = 0;
  const counted = (lane: number) => {
    asked += 1;
    return work(lane);
  };
  const before = await workOf(pid, base);
  const measured = await measure(counted, { connections, seconds });
  const after = await workOf(pid, base);
  const each = (was: number, is: number) => ((is - was) * 1000) / asked;
  return { ...measured, server: each(before.node, after.node), database: each(before.postgres, after.postgres) };
}

/** Returns the median of a figure over the rounds. */
export function middle<Round>(rounds: readonly Round[], figure: (round: Round) => number): number {
  const sorted = rounds.map(figure).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
