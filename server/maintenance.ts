import type { FastifyBaseLogger } from 'fastify';
import { foldCumuls, foldTotals, removeExpired, takeTurn } from './db/maintenance.repository';
import type { Db } from './db/pool';
import { sweepFiles, UPLOAD_GRACE_MS } from './fichiers/sweep';
import { sealer } from './frame/audit/sceaux';
import type { FileStorage } from './frame/storage/storage';
import { repeatTask, type Stop } from './frame/work/repeat';
import { followVerdict, type LedgerState } from './ledger/state';

const SECONDS_MS = 1000;
const FOLD_EVERY_MS = 5 * SECONDS_MS;
const SEAL_EVERY_MS = 10 * SECONDS_MS;
const CLEAN_EVERY_MS = 600 * SECONDS_MS;

interface Maintained {
  db: Db;
  storage: FileStorage;
  ledger: LedgerState;
  now: () => number;
  /** Milliseconds between two looks at the verdict. */
  lookMs: number;
  log: FastifyBaseLogger;
}

/** Starts the work that no request waits for; returns a function that stops it. */
export function startMaintenance({ db, storage, ledger, now, lookMs, log }: Maintained): Stop {
  const every = (everyMs: number, task: () => Promise<void>) => repeatTask(task, { name: 'maintenance', everyMs, log });
  const clean = async () => {
    // Each server sweeps its own disk; one server does the rest for all.
    await storage.sweepTemporary(UPLOAD_GRACE_MS);
    // The turn lasts half a period, so that a timer that is a little early does not skip one.
    if (!(await takeTurn(db, 'menage', CLEAN_EVERY_MS / 2))) return;
    await removeExpired(db, new Date(now()).toISOString());
    await sweepFiles(db, storage);
  };
  const stops = [
    every(lookMs, () => followVerdict(db, ledger, log)),
    every(FOLD_EVERY_MS, () => foldTotals(db)),
    every(FOLD_EVERY_MS, () => foldCumuls(db)),
    every(SEAL_EVERY_MS, sealer(db)),
    every(CLEAN_EVERY_MS, clean),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
