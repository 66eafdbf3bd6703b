import { statfs } from 'node:fs/promises';
import { Refusal } from '#contract/envelope';

const CHECK_EVERY_MS = 5000;

export type FreeBytes = (folder: string) => Promise<number>;

const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Refuses writes before the disk is full, so that the database never meets it (RELIABILITY F10). `bytes` are those that
 * the write brings along. Asks the system at most every five seconds.
 */
export function spaceGuard(
  folder: string,
  minFreeBytes: number,
  freeBytes: FreeBytes = freeBytesOf,
): (bytes?: number) => Promise<void> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let free = Promise.resolve(0);
  return async (bytes = 0) => {
    if (performance.now() - askedAt > CHECK_EVERY_MS) {
      askedAt = performance.now();
      // Kept as it is asked: writes that come meanwhile wait for the same answer.
      free = freeBytes(folder);
    }
    if ((await free) - bytes < minFreeBytes) throw new Refusal('espace.insuffisant');
  };
}
