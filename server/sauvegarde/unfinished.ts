import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '../frame/work/startRefusal';
import { syncFolder } from './parts';

/** Marks a data directory while a backup is restored into it. */
export interface RestoreMark {
  remove(): Promise<void>;
}

export const RESTORE_MARK = 'restauration-en-cours';

/**
 * Marks the data directory for this restore alone. An interrupted restore leaves the mark. Throws EEXIST when another
 * restore was faster.
 */
export async function markRestore(dataDir: string, backup: string): Promise<RestoreMark> {
  const file = join(dataDir, RESTORE_MARK);
  await writeFile(file, `${backup}\n`, { flag: 'wx', mode: 0o600, flush: true });
  await syncFolder(dataDir);
  return {
    async remove() {
      await rm(file);
      await syncFolder(dataDir);
    },
  };
}

/**
 * Refuses a data directory in which a restore was interrupted: half a backup is never served. Throws a StartRefusal.
 */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  const backup = await readFile(join(dataDir, RESTORE_MARK), 'utf8').catch(() => undefined);
  if (backup === undefined) return;
  throw new StartRefusal(
    `${dataDir} attend la fin d’une restauration de ${backup.trim()}.\n` +
      'Si elle a été coupée : videz ce dossier, puis relancez la restauration (a restore is under way or was cut).',
  );
}
