import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of a data directory: random names, never a client's (RELIABILITY § 5.7). */
export interface FileStorage {
  /** A new path for an upload in progress, on the same disk as the kept files. */
  temporary(): string;
  /** Makes a synced temporary file permanent, durably; gives its key. */
  keep(temporary: string): Promise<string>;
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Bytes `start` to `end`, both included. */
  read(key: string, range: { start: number; end: number }): ReadStream;
  /** Keys of the kept files older than `ageMs`. */
  keysOlderThan(ageMs: number): Promise<string[]>;
  /** Removes what uploads cut more than `ageMs` ago left. */
  sweepTemporary(ageMs: number): Promise<void>;
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function olderThan(folder: string, ageMs: number): Promise<string[]> {
  const names = await readdir(folder);
  const ages = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)));
  const limit = Date.now() - ageMs;
  return names.filter((_, i) => (ages[i]?.mtimeMs ?? Number.POSITIVE_INFINITY) < limit);
}

/** Opens, and makes when missing, the files of a data directory. */
export async function openStorage(dataDir: string): Promise<FileStorage> {
  const root = join(dataDir, 'files');
  const temporaryFolder = join(root, 'tmp');
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  const folderOf = (key: string) => join(root, key.slice(0, 2));
  const pathOf = (key: string) => join(folderOf(key), key);

  return {
    temporary: () => join(temporaryFolder, randomUUID()),
    async keep(temporary) {
      const key = randomUUID();
      const made = await mkdir(folderOf(key), { recursive: true, mode: 0o700 });
      if (made !== undefined) await syncDirectory(root);
      await rename(temporary, pathOf(key));
      await syncDirectory(folderOf(key));
      return key;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    read: (key, range) => createReadStream(pathOf(key), range),
    async keysOlderThan(ageMs) {
      const folders = (await readdir(root)).filter((name) => name.length === 2);
      return (await Promise.all(folders.map((name) => olderThan(join(root, name), ageMs)))).flat();
    },
    async sweepTemporary(ageMs) {
      for (const name of await olderThan(temporaryFolder, ageMs)) await rm(join(temporaryFolder, name));
    },
  };
}
