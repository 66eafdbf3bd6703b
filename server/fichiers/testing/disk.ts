import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The names of every file of a data directory's storage, those of uploads in progress included, in order. */
export async function filesBelow(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
