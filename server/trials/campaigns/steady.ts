import { setTimeout as sleep } from 'node:timers/promises';

/** The results of requests sent at an even pace; instants and durations in milliseconds. */
export class Log {
  #times: number[] = [];
  readonly errors: string[] = [];
  sent = 0;
  done = 0;

  note(ms: number): void {
    this.#times.push(ms);
    this.done += 1;
  }

  /** Returns the median and the 99th percentile of the requests since the last call. */
  take(): { p50: number; p99: number } {
    const times = this.#times.sort((a, b) => a - b);
    this.#times = [];
    const at = (q: number) => times[Math.floor((times.length - 1) * q)] ?? 0;
    return { p50: at(0.5), p99: at(0.99) };
  }
}

const TICK_MS = 10;
/** How many requests may be in flight; beyond it the server does not keep the pace, which is a finding. */
const MAX_IN_FLIGHT = 500;

/**
 * Starts `perSecond` works a second for `ms`, whether the earlier ones are done or not, so that a slow answer delays no
 * request. Each work is timed from the moment when it was due. No work is started once `signal` is aborted.
 */
export async function steadily(
  work: () => Promise<void>,
  { perSecond, ms, log, signal }: { perSecond: number; ms: number; log: Log; signal: AbortSignal },
): Promise<void> {
  const started = performance.now();
  const flying = new Set<Promise<void>>();
  for (let due = 0; !signal.aborted && due < (ms * perSecond) / 1000; ) {
    const now = performance.now() - started;
    for (; due < (Math.min(now, ms) * perSecond) / 1000; due += 1) {
      if (flying.size >= MAX_IN_FLIGHT) {
        log.errors.push('the pace is not held: too many requests wait');
        continue;
      }
      const flight = timed(work, started + (due * 1000) / perSecond, log);
      flying.add(flight);
      void flight.finally(() => flying.delete(flight));
    }
    await sleep(TICK_MS);
  }
  await Promise.all(flying);
}

async function timed(work: () => Promise<void>, due: number, log: Log): Promise<void> {
  log.sent += 1;
  try {
    await work();
    log.note(performance.now() - due);
  } catch (error) {
    log.errors.push(error instanceof Error ? error.message : String(error));
  }
}
