import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from '../../frame/storage/storage';

/** Milliseconds: whatever was just written is older than that far in the future. */
export const ALL = -10_000;

/** The names of every file of a server's storage, those of uploads in progress included, in order. */
export async function storedNames({ dataDir, storage }: { dataDir: string; storage: FileStorage }): Promise<string[]> {
  const names = await readdir(join(dataDir, 'files', 'tmp'));
  for await (const keys of storage.keysOlderThan(ALL)) names.push(...keys);
  return names.sort();
}
