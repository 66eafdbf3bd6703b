import type { Db } from '../../db/pool';
import { type Horizon, horizonOf, isSettled, sealNext } from './chaine.repository';

/** Lines of one seal at most: the range that a broken one names. */
const BATCH = 500;

/**
 * Gives the task that seals the audit log, a little after its lines were written: nobody who writes one waits for it.
 * A run seals what an earlier run saw, once every transaction of that time has ended.
 */
export function sealer(db: Db, batch = BATCH): () => Promise<void> {
  let seen: Horizon | null = null;
  return async () => {
    if (seen && !(await isSettled(db, seen.instant))) return;
    if (seen) await sealUpTo(db, seen.jusqua, batch);
    seen = await horizonOf(db);
  };
}

/** Seals the lines up to that number, at most `batch` in a seal. */
export async function sealUpTo(db: Db, jusqua: number, batch = BATCH): Promise<void> {
  let sealed = batch;
  while (sealed === batch) sealed = await sealNext(db, jusqua, batch);
}
