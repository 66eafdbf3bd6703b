import type { FastifyBaseLogger } from 'fastify';

interface Rhythm {
  /** What is done, as the log names it. */
  name: string;
  /** Milliseconds from one run to the next. */
  everyMs: number;
  /** Milliseconds before the first run; as long as between two when absent. */
  firstMs?: number;
  /** Milliseconds after a run that failed; as long as after any other when absent. */
  againMs?: number;
  log: FastifyBaseLogger;
}

/** Ends it: no other run begins, and the one that runs is waited for. */
export type Stop = () => Promise<void>;

/** Runs a task again and again, never twice at once; its failure is logged and the next run tries again. */
export function repeat(task: () => Promise<void>, rhythm: Rhythm): Stop {
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
