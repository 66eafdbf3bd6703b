import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drawnKeys } from './keys';
import { assertFolder, olderThan, openSpool } from './spool';
import type { FileStorage } from './storage';

const [openPath, sync] = [promisify(fs.open), promisify(fs.fsync)];

async function syncPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  const opened = await openPath(path, flags);
  try {
    await sync(opened);
  } finally {
    // A synced file is closed at once without using the disk: another thread would cost ten times as much.
    fs.closeSync(opened);
  }
}

const syncDirectory = (path: string) => syncPath(path, 'r');
/** Opens the file for writing, because Windows does not sync a file that is open for reading. */
const syncFile = (path: string) => syncPath(path, 'r+');

/** Opens the files of a data directory (`files/ab/ab…`), and makes their folders when missing. */
export async function openDiskStorage(dataDir: string): Promise<FileStorage> {
  const root = join(dataDir, 'files');
  const spool = await openSpool(dataDir);
  const folderOf = (key: string) => join(root, key.slice(0, 2));
  const pathOf = (key: string) => join(folderOf(key), key);

  return {
    ...spool,
    isLocal: true,
    async keep({ path }, key = randomUUID()) {
      await syncFile(path);
      // The sweep measures the age from here, where the file changes its name: the other files of the request may have
      // taken hours to arrive.
      await rename(path, pathOf(key)).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        // This is the first file of its folder.
        await mkdir(folderOf(key), { recursive: true, mode: 0o700 });
        await syncDirectory(root);
        await rename(path, pathOf(key));
      });
      await syncDirectory(folderOf(key));
      return key;
    },
    async remove(key) {
      for (const name of [key, ...drawnKeys(key)]) await rm(pathOf(name), { force: true });
    },
    async read(key, range) {
      const file = await open(pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return file?.createReadStream(range) ?? null;
    },
    async sizeOf(key) {
      const found = await stat(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return found?.size ?? null;
    },
    async *keysOlderThan(ageMs) {
      const folders = (await readdir(root)).filter((name) => name.length === 2);
      for (const name of folders) yield await olderThan(join(root, name), ageMs, 'changed');
    },
    async assertThere(signal) {
      await assertFolder(root);
      // When the files' disk is not mounted, its folder is empty, without the folder of uploads.
      await spool.assertThere(signal);
    },
    close: () => undefined,
  };
}
