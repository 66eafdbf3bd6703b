import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/pool';
import { neededKeys } from '../fichiers/repository';
import type { FileStorage } from '../frame/storage/storage';
import { StartRefusal } from '../frame/work/startRefusal';
import { type Part, syncFolder, writeSynced } from './parts';
import type { NeededFile } from './snapshot.repository';

/** How many files are asked for at the same time, because a remote store takes long for each. */
const AT_ONCE = 4;

/** Returns the place of a stored file in a backup. */
export function placeOf(cle: string): string {
  return join('files', cle.slice(0, 2), cle);
}

/**
 * Copies the files that are not in the folder yet and checks each against its recorded size and hash; `copied` collects
 * the keys of the copied files. Returns false when a file was deleted since the snapshot: a later snapshot does not
 * name it. Throws a StartRefusal that names files of live rows that are missing or damaged.
 */
export async function copyFiles(
  { storage, db }: { storage: FileStorage; db: Db },
  folder: string,
  files: readonly NeededFile[],
  copied: Set<string>,
) {
  const waiting = files.filter(({ cle }) => !copied.has(cle));
  const lost: NeededFile[] = [];
  const damaged: NeededFile[] = [];
  const prefixes = new Set(waiting.map(({ cle }) => cle.slice(0, 2)));
  for (const prefix of prefixes) await mkdir(join(folder, 'files', prefix), { recursive: true, mode: 0o700 });
  await eachOf(waiting, async (file) => {
    const part = await copyFile(storage, folder, file);
    if (part?.sha256 === file.sha256 && part.bytes === file.taille) copied.add(file.cle);
    else (part ? damaged : lost).push(file);
  });
  const live = await neededKeys(
    db,
    [...lost, ...damaged].map(({ cle }) => cle),
  );
  refuseNamedFiles('manquent (missing)', lost, live);
  refuseNamedFiles('sont abîmés (damaged)', damaged, live);
  for (const { cle } of damaged) await rm(join(folder, placeOf(cle)), { force: true });
  return lost.length === 0 && damaged.length === 0;
}

async function copyFile(storage: FileStorage, folder: string, { cle, taille }: NeededFile): Promise<Part | null> {
  const bytes = await storage.read(cle, { start: 0, end: taille - 1 });
  return bytes && writeSynced(join(folder, placeOf(cle)), bytes);
}

/**
 * Does the work for each item, some at the same time. After a failure it begins nothing new, and ends when the running
 * work has ended.
 */
export async function eachOf<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items].reverse();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
      await work(item).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
    }
  });
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

const SHOWN = 20;

function refuseNamedFiles(what: string, files: readonly NeededFile[], live: ReadonlySet<string>): void {
  const named = files.filter(({ cle }) => live.has(cle));
  if (named.length === 0) return;
  const lines = named.slice(0, SHOWN).map(({ nom, cle }) => `  ${nom} (${cle})`);
  if (named.length > SHOWN) lines.push('  …');
  throw new StartRefusal(
    `${named.length} ${named.length > 1 ? 'fichiers' : 'fichier'} que la base nomme ${what} :\n${lines.join('\n')}`,
  );
}

/** Removes the copies that the last snapshot does not name, and syncs the names of the others to the disk. */
export async function settleFiles(
  folder: string,
  files: readonly NeededFile[],
  copied: ReadonlySet<string>,
): Promise<void> {
  const named = new Set(files.map(({ cle }) => cle));
  for (const cle of copied) if (!named.has(cle)) await rm(join(folder, placeOf(cle)), { force: true });
  const root = join(folder, 'files');
  for (const prefix of await readdir(root)) await syncFolder(join(root, prefix));
  await syncFolder(root);
}

/** Name of the part that lists the hash of each file, in the format of `sha256sum -c`. */
export const FILE_LIST = 'files.sha256';

export function writeFileList(folder: string, files: readonly NeededFile[]): Promise<Part> {
  return writeSynced(
    join(folder, FILE_LIST),
    files.map(({ cle, sha256 }) => `${sha256}  ${placeOf(cle)}\n`),
  );
}
