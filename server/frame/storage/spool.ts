import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of a file part as received: written on this machine's disk, not synced yet. */
export interface SpooledBytes {
  path: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/**
 * Where uploads are written while they arrive. It is always on the server's own disk, because uploads are judged before
 * they are kept.
 */
export interface Spool {
  /** Returns a new path for an upload in progress. */
  temporary(): string;
  /** Removes the remains of uploads that were cut more than `ageMs` ago. */
  sweepTemporary(ageMs: number): Promise<void>;
  /**
   * Throws when files can neither be received nor kept now. A store is asked until `signal` aborts, a disk until it
   * answers.
   */
  assertThere(signal: AbortSignal): Promise<void>;
}

/** Throws unless the folder exists and we may read and write it. */
export function assertFolder(path: string): Promise<void> {
  return access(path, constants.R_OK + constants.W_OK + constants.X_OK);
}

/** Returns the names in a folder that were last written, or last changed at all, more than `ageMs` ago. */
export async function olderThan(folder: string, ageMs: number, since: 'written' | 'changed'): Promise<string[]> {
  const names = await readdir(folder);
  const ages = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)));
  const limit = Date.now() - ageMs;
  const time = since === 'written' ? 'mtimeMs' : 'ctimeMs';
  return names.filter((_, i) => (ages[i]?.[time] ?? Number.POSITIVE_INFINITY) < limit);
}

/** Opens the folder of the uploads in progress in a data directory, and makes it when missing. */
export async function openSpool(dataDir: string): Promise<Spool> {
  const folder = join(dataDir, 'files', 'tmp');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    temporary: () => join(folder, randomUUID()),
    async sweepTemporary(ageMs) {
      for (const name of await olderThan(folder, ageMs, 'written')) await rm(join(folder, name), { force: true });
    },
    assertThere: () => assertFolder(folder),
  };
}
