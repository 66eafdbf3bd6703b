import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { migrationsOf } from '../db/installation.repository';
import type { Db } from '../db/pool';
import type { FileStorage } from '../frame/storage/storage';
import { type Say, StartRefusal } from '../frame/work/startRefusal';
import { violationsOf } from '../ledger/check';
import { readLedgerTotals, readSequences, readTables } from './catalogue.repository';
import { copyFiles, settleFiles, writeFileList } from './files';
import { type Manifest, writeManifest } from './manifest';
import { syncFolder, writeSynced } from './parts';
import { type LongSession, openLongSession } from './session';
import { beginSnapshot, copyOut, endSnapshot, type NeededFile, readNeededFiles } from './snapshot.repository';
import { tablePath } from './tablePath';
import { verifyBackup } from './verify';

export interface BackupSource {
  connection: pg.ClientConfig;
  /** Sees rows committed after the snapshot began. */
  db: Db;
  storage: FileStorage;
}

/** The most snapshots that are tried, when files of the one before are deleted during the copy. */
const ATTEMPTS = 20;

/**
 * Writes one backup into the folder `target`: database and files of one instant, checked by reading them back. The
 * folder gets its name only when the backup is whole; a failed backup is removed. Throws a StartRefusal when there is
 * nothing to back up, or stored files are missing or damaged.
 */
export async function writeBackup(source: BackupSource, target: string, say: Say): Promise<Manifest> {
  const unfinished = `${target}.inachevee`;
  await mkdir(join(unfinished, 'base'), { recursive: true, mode: 0o700 });
  await mkdir(join(unfinished, 'files'), { mode: 0o700 });
  try {
    await using session = await openLongSession(source.connection);
    const { createdon, files, bytes } = await settledFiles(source, session, unfinished);
    const database = await writeDatabase(session, unfinished);
    const list = await writeFileList(unfinished, files);
    const manifest: Manifest = { format: 1, createdon, ...database, files: { count: files.length, bytes, list } };
    await writeManifest(unfinished, manifest);
    await syncFolder(join(unfinished, 'base'));
    await syncFolder(unfinished);
    say('Vérification de ce qui est écrit…');
    await verifyBackup(unfinished);
    await rename(unfinished, target);
    await syncFolder(join(target, '..'));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Opens a snapshot whose files can all be copied, copies them and leaves the snapshot open. When a file is deleted
 * during the copy, a later snapshot no longer names it, and the files already copied are kept.
 */
async function settledFiles(source: BackupSource, session: LongSession, folder: string) {
  const copied = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    const createdon = await beginSnapshot(session);
    if ((await migrationsOf(session.db)).length === 0)
      throw new StartRefusal('Cette base est vide (nothing to back up).');
    const files = await readNeededFiles(session.db);
    if (await copyFiles(source, folder, files, copied)) {
      await settleFiles(folder, files, copied);
      return { createdon, files, bytes: bytesOf(files) };
    }
    if (attempt === ATTEMPTS) throw new StartRefusal('Des fichiers sont supprimés sans cesse : recommencez plus tard.');
    await endSnapshot(session);
  }
}

const bytesOf = (files: readonly NeededFile[]) => files.reduce((total, { taille }) => total + taille, 0);

async function writeDatabase(
  session: LongSession,
  folder: string,
): Promise<Omit<Manifest, 'format' | 'createdon' | 'files'>> {
  const tables: Manifest['tables'] = [];
  for (const { name, columns } of await readTables(session.db)) {
    const rows = copyOut(session, { name, columns });
    const part = await writeSynced(join(folder, tablePath(name)), rows, createGzip());
    tables.push({ name, columns, rows: rows.rowCount, ...part });
  }
  return {
    schema: (await migrationsOf(session.db)).at(-1) ?? '',
    tables,
    sequences: await readSequences(session.db),
    ledger: {
      ...(await readLedgerTotals(session.db)),
      violations: (await violationsOf(session.db)).map(({ id }) => id),
    },
  };
}
