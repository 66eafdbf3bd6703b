import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, type MetricObject, Registry } from 'prom-client';
import type { WorkerCalls } from '../frame/work/calls';
import type { Ask } from '../frame/work/channel';

/**
 * Milliseconds that a worker has to send its metrics. A worker that does not answer is left out, also of the number of
 * workers.
 */
const PATIENCE_MS = 2000;

/**
 * Returns the text of `/metrics` for all processes: sums, except for values that each process reads from the same
 * database or disk.
 */
export function metricsOfMachine(workers: () => readonly Ask<WorkerCalls>[]): () => Promise<string> {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const serving = new Gauge({ name: 'comptoir_workers', help: 'Processes that serve', registers: [own] });
  return async () => {
    const told = await Promise.all(workers().map((ask) => Promise.race([ask('metrics', null), sleep(PATIENCE_MS)])));
    const found = told.filter((metrics): metrics is MetricObject[] => metrics !== undefined);
    serving.set(found.length);
    // The primary gives only its use of the machine: it is idle, so its lag would hide the others'.
    const ofPrimary = (await own.getMetricsAsJSON()).filter(({ name }) => /^(process|comptoir)_/.test(name));
    return AggregatorRegistry.aggregate([...found, ofPrimary]).metrics();
  };
}
