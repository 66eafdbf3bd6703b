import type { Say } from '../frame/work/startRefusal';

type Closer = () => Promise<void>;

/** The closers that run before the process ends, and the signal that asks for the end. */
export interface Ending {
  /** Aborted at the first request to end, so that waits stop. */
  readonly signal: AbortSignal;
  /** Adds a closer; they run in reverse order. */
  add(closer: Closer): void;
  /** Closes everything, once; later calls wait for the first. */
  close(): Promise<void>;
}

/** The process ends after this time even when something does not close (requests in flight have 10 s of it). */
const LONGEST_MS = 60_000;

/**
 * Ends the process on SIGTERM, Ctrl-C or a closed terminal: closes what is open, then exits with 0 (RELIABILITY F18).
 * An uncaught error ends it with 1. It awaits `started` first, so that nothing opened meanwhile is left behind. When a
 * terminal sends a signal to several processes, one of them reports it (`tellsSignals`).
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
          // npm sends the Ctrl-C again that the terminal already sent us, so only the first one is reported.
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
