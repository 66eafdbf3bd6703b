import type { Say } from '../../frame/work/startRefusal';

type Closer = () => Promise<void>;

/** Everything that must be closed before the process ends, and the signals that ask for it. */
export interface Ending {
  /** Aborted at the first request to end: waits stop. */
  readonly signal: AbortSignal;
  /** Closed in reverse order. */
  add(closer: Closer): void;
  /** Closes everything, once; later calls wait for the first. */
  close(): Promise<void>;
}

/** Time after which the process ends although something does not close (in-flight requests have 10 s of it). */
const LONGEST_MS = 60_000;

/**
 * SIGTERM, Ctrl-C and a closed terminal end the process with 0 after what is open closed (RELIABILITY F18); an error
 * that nobody caught ends it with 1. `started` is awaited first, so that nothing opened meanwhile is left behind. Of a
 * signal that a terminal sends to several processes one of them tells.
 */
export function prepareEnding(say: Say, tellsSignals = true): Ending & { listen(started: Promise<unknown>): void } {
  const closers: Closer[] = [];
  const aborter = new AbortController();
  let closing: Promise<void> | undefined;
  const closeAll = async () => {
    for (const closer of closers.splice(0).reverse()) {
      await closer().catch((error: unknown) => say(`À l’arrêt : ${error instanceof Error ? error.stack : error}`));
    }
  };
  const close = () => {
    closing ??= closeAll();
    return closing;
  };

  const end = async (code: number, started: Promise<unknown>) => {
    if (aborter.signal.aborted) return;
    aborter.abort();
    setTimeout(() => process.exit(1), LONGEST_MS).unref();
    await started.catch(() => undefined);
    await close();
    process.exit(code);
  };

  return {
    signal: aborter.signal,
    add: (closer) => closers.push(closer),
    close,
    listen(started) {
      for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
        process.on(name, () => {
          // npm hands on the Ctrl-C that the terminal gave us already.
          if (tellsSignals && !aborter.signal.aborted) say(`Arrêt demandé (${name})…`);
          void end(0, started);
        });
      }
      process.on('uncaughtException', (error) => {
        say(`Erreur inattendue : ${error.stack ?? error.message}`);
        void end(1, started);
      });
    },
  };
}
