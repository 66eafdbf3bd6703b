import type { FastifyBaseLogger } from 'fastify';

interface Rhythm {
  /** Name of the task in the log. */
  name: string;
  /** Milliseconds from one run to the next. */
  everyMs: number;
  /** Milliseconds before the first run; `everyMs` when absent. */
  firstMs?: number;
  /** Milliseconds after a failed run; `everyMs` when absent. */
  againMs?: number;
  log: FastifyBaseLogger;
}

/** Stops the task: no other run begins, and a run in progress is waited for. */
export type Stop = () => Promise<void>;

/** Runs a task again and again, never twice at the same time. A failure is logged, and the next run tries again. */
export function repeatTask(task: () => Promise<void>, rhythm: Rhythm): Stop {
  const { name, everyMs, firstMs = everyMs, againMs = everyMs, log } = rhythm;
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const run = async () => {
    const pause = await task().then(
      () => everyMs,
      (error: unknown) => {
        if (!isStopped) log.warn({ err: error }, name);
        return againMs;
      },
    );
    if (!isStopped) plan(pause);
  };
  const plan = (ms: number) => {
    timer = setTimeout(() => {
      running = run();
    }, ms);
    timer.unref();
  };
  plan(firstMs);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
