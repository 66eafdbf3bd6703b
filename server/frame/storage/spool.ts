import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file part as it was received: written on this machine's disk, not synced yet. */
export interface SpooledBytes {
  path: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Where uploads are written while they come, always on the server's own disk: they are judged before they are kept. */
export interface Spool {
  /** A new path for an upload in progress. */
  temporary(): string;
  /** Removes what uploads cut more than `ageMs` ago left. */
  sweepTemporary(ageMs: number): Promise<void>;
  /** Throws where no file can be received and kept now. A store is asked until `signal`, a disk until it answers. */
  assertThere(signal: AbortSignal): Promise<void>;
}

/** Throws unless a folder is there, and we may read and write it. */
export function assertFolder(path: string): Promise<void> {
  return access(path, constants.R_OK + constants.W_OK + constants.X_OK);
}

/** The names in a folder that were last written more than `ageMs` ago. */
export async function olderThan(folder: string, ageMs: number): Promise<string[]> {
  const names = await readdir(folder);
  const ages = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)));
  const limit = Date.now() - ageMs;
  return names.filter((_, i) => (ages[i]?.mtimeMs ?? Number.POSITIVE_INFINITY) < limit);
}

/** Opens, and makes when missing, the folder of the uploads in progress of a data directory. */
export async function openSpool(dataDir: string): Promise<Spool> {
  const folder = join(dataDir, 'files', 'tmp');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    temporary: () => join(folder, randomUUID()),
    async sweepTemporary(ageMs) {
      for (const name of await olderThan(folder, ageMs)) await rm(join(folder, name), { force: true });
    },
    assertThere: () => assertFolder(folder),
  };
}
