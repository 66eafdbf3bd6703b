import type { Db } from '../../db/pool';
import { type Horizon, horizonOf, isSettled, sealNext } from './chaine.repository';

/** The most lines under one seal: a broken seal names this range. */
const BATCH = 500;

/**
 * Returns the task that seals the audit log. It runs a little after lines are written, so that no writer waits for it.
 * Each run seals the lines that the run before saw, once every transaction of that time has ended.
 */
export function sealer(db: Db, batch = BATCH): () => Promise<void> {
  let seen: Horizon | null = null;
  return async () => {
    if (seen && !(await isSettled(db, seen.instant))) return;
    if (seen) await sealUpTo(db, seen.jusqua, batch);
    seen = await horizonOf(db);
  };
}

/** Seals the lines up to the id `jusqua`, at most `batch` in a seal. */
export async function sealUpTo(db: Db, jusqua: number, batch = BATCH): Promise<void> {
  let sealed = batch;
  while (sealed === batch) sealed = await sealNext(db, jusqua, batch);
}
