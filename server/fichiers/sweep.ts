import type { Db } from '../db/pool';
import { neededKeys } from './repository';
import type { FileStorage } from './storage';

/** A write in progress names its file within this time (RELIABILITY § 5.7). */
export const GRACE_MS = 3600 * 1000;
const BATCH = 1000;

/**
 * Removes what no row names: uploads cut short, files of writes that did not commit, files whose removal a crash
 * prevented (RELIABILITY P15, F63). Gives how many kept files went.
 */
export async function sweepFiles(db: Db, storage: FileStorage, graceMs = GRACE_MS): Promise<number> {
  await storage.sweepTemporary(graceMs);
  const keys = await storage.keysOlderThan(graceMs);
  let removed = 0;
  for (let from = 0; from < keys.length; from += BATCH) {
    const batch = keys.slice(from, from + BATCH);
    const needed = await neededKeys(db, batch);
    const orphans = batch.filter((key) => !needed.has(key));
    for (const key of orphans) await storage.remove(key);
    removed += orphans.length;
  }
  return removed;
}
