import type { FastifyBaseLogger } from 'fastify';
import { sealer } from './activites/sceaux';
import { foldTotals, removeExpired, takeTurn } from './db/maintenance.repository';
import type { Db } from './db/pool';
import type { FileStorage } from './fichiers/storage';
import { sweepFiles, UPLOAD_GRACE_MS } from './fichiers/sweep';
import { followVerdict, type LedgerState } from './ledger/state';

const SECONDS_MS = 1000;
const FOLD_EVERY_MS = 5 * SECONDS_MS;
const SEAL_EVERY_MS = 10 * SECONDS_MS;
const CLEAN_EVERY_MS = 600 * SECONDS_MS;
const FOLLOW_EVERY_MS = 5 * SECONDS_MS;

interface Maintained {
  db: Db;
  storage: FileStorage;
  ledger: LedgerState;
  now: () => number;
  log: FastifyBaseLogger;
}

/** Runs a task again and again, never twice at once; its failure is logged and the next run tries again. */
function repeat(task: () => Promise<void>, everyMs: number, log: FastifyBaseLogger): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const plan = () => {
    timer = setTimeout(() => {
      running = task()
        .catch((error: unknown) => log.warn({ err: error }, 'maintenance'))
        .then(() => (stopped ? undefined : plan()));
    }, everyMs);
    timer.unref();
  };
  plan();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Starts the work that no request waits for; gives what stops it. */
export function startMaintenance({ db, storage, ledger, now, log }: Maintained): () => Promise<void> {
  const clean = async () => {
    // On this machine's disk; the rest is done once for all servers.
    await storage.sweepTemporary(UPLOAD_GRACE_MS);
    // Half a period: a timer that is early by a moment skips no turn.
    if (!(await takeTurn(db, 'menage', CLEAN_EVERY_MS / 2))) return;
    await removeExpired(db, new Date(now()).toISOString());
    await sweepFiles(db, storage);
  };
  const stops = [
    repeat(() => followVerdict(db, ledger, log), FOLLOW_EVERY_MS, log),
    repeat(() => foldTotals(db), FOLD_EVERY_MS, log),
    repeat(sealer(db), SEAL_EVERY_MS, log),
    repeat(clean, CLEAN_EVERY_MS, log),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
