import type { MetricObject } from 'prom-client';
import type { PrimaryCalls, WorkerCalls } from './calls';
import { type Ask, joinedLine } from './channel';

let ask: Ask<PrimaryCalls> | undefined;
let readMetrics: () => Promise<MetricObject[]> = async () => [];

/** Asks the primary of this worker. */
export const askPrimary: Ask<PrimaryCalls> = (name, asked) => {
  ask ??= joinedLine<PrimaryCalls, WorkerCalls>(
    // A failed send is ignored: when the primary is gone, this process ends with it.
    { on: (event, listener) => process.on(event, listener), send: (message) => process.send?.(message) },
    { metrics: () => readMetrics() },
  );
  return ask(name, asked);
};

/** Gives the primary this worker's metrics; returns a function that reads those of all processes. */
export function metricsOfAll(own: () => Promise<MetricObject[]>): () => Promise<string> {
  readMetrics = own;
  return () => askPrimary('metrics', null);
}
