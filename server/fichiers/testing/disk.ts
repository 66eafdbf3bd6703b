import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from '../../frame/storage/storage';

/** A negative age in milliseconds: even a file that was just written is older. */
export const ALL = -10_000;

/** Returns the sorted names of all files in a server's storage, those of uploads in progress included. */
export async function storedNames({ dataDir, storage }: { dataDir: string; storage: FileStorage }): Promise<string[]> {
  const names = await readdir(join(dataDir, 'files', 'tmp'));
  for await (const keys of storage.keysOlderThan(ALL)) names.push(...keys);
  return names.sort();
}
