import type { Db } from '../db/pool';
import { fileKey } from '../frame/storage/keys';
import type { FileStorage } from '../frame/storage/storage';
import { neededKeys } from './repository';

const HOUR_MS = 3600 * 1000;

/** Within this time, a write in progress writes the rows of its kept files (RELIABILITY § 5.7). */
const GRACE_MS = HOUR_MS;

/**
 * A request may take six hours, and its first file waits until the last one came. After this time its sender is gone.
 */
export const UPLOAD_GRACE_MS = 7 * HOUR_MS;

/**
 * Removes the files that no row names: those of writes that did not commit, and those whose removal a crash prevented
 * (RELIABILITY P15, F63). Returns their number.
 */
export async function sweepFiles(db: Db, storage: FileStorage, graceMs = GRACE_MS): Promise<number> {
  let removed = 0;
  for await (const keys of storage.keysOlderThan(graceMs)) {
    const needed = await neededKeys(db, keys.map(fileKey));
    const orphans = keys.filter((key) => !needed.has(fileKey(key)));
    for (const key of orphans) await storage.remove(key);
    removed += orphans.length;
  }
  return removed;
}
