import { createReadStream } from 'node:fs';
import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config';
import { ensureTrigrams, migrateWithin } from '../db/migrate';
import { checkServer } from '../frame/embedded/database';
import { startEmbedded } from '../frame/embedded/embedded';
import { openFiles } from '../frame/storage/openStorage';
import type { FileStorage } from '../frame/storage/storage';
import { type Say, StartRefusal } from '../frame/work/startRefusal';
import { violationsOf } from '../ledger/check';
import { stopsWrites } from '../ledger/invariants';
import * as migrations from '../migrations/registry';
import { readLedgerTotals, readRelations } from './catalogue.repository';
import { eachOf, placeOf } from './files';
import { inOneTransaction, loadTables } from './load.repository';
import type { Manifest } from './manifest';
import { writeSynced } from './parts';
import { type LongSession, openLongSession } from './session';
import { markRestore } from './unfinished';
import { filesOf, verifyBackup } from './verify';

type Target = Pick<Config, 'dataDir' | 'databaseUrl' | 'allowUnsafeDb' | 's3'>;

/**
 * Restores a backup into an empty data directory and an empty database. All rows are loaded in one transaction, which
 * is committed only when the invariants hold. If it is interrupted before, the target is empty, or the next start
 * refuses it. Throws a StartRefusal when the backup is damaged or newer than this version, or the target is not empty.
 */
export async function restoreInto(target: Target, folder: string, say: Say): Promise<Manifest> {
  say('Vérification de la sauvegarde…');
  const manifest = await verifyBackup(folder);
  if (!Object.hasOwn(migrations, manifest.schema)) {
    throw new StartRefusal(`Cette sauvegarde (${manifest.schema}) vient d’une version plus récente de Comptoir.`);
  }
  await refuseUsed(target.dataDir);
  const place = await openTarget(target, say);
  let isHalf = false;
  try {
    const mark = await markRestore(place.dataDir, folder);
    isHalf = true;
    await restoreContents(place, target, { folder, manifest }, say);
    isHalf = false;
    await mark.remove();
  } finally {
    await place.stop();
    if (isHalf) await emptyFolder(place.dataDir);
  }
  return manifest;
}

interface Backup {
  folder: string;
  manifest: Manifest;
}

async function restoreContents(place: Place, { s3 }: Target, { folder, manifest }: Backup, say: Say): Promise<void> {
  await using session = await openLongSession(place.connection);
  await inOneTransaction(session, async () => {
    say('Restauration de la base…');
    await restoreDatabase(session, folder, manifest);
    say(`Restauration de ${manifest.files.count} ${manifest.files.count > 1 ? 'fichiers' : 'fichier'}…`);
    // A remote store keeps the files under a name that only this database knows.
    const storage = await openFiles(s3, place.dataDir, session.db);
    await restoreFiles(folder, storage).finally(() => storage.close());
  });
}

/** Refuses a data directory that is not empty. Throws a StartRefusal that names its content. */
async function refuseUsed(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0) throw new StartRefusal(`${dataDir} n’est pas vide (not empty) : ${shownNames(names)}`);
}

const shownNames = (names: readonly string[]) => `${names.slice(0, 8).join(', ')}${names.length > 8 ? ', …' : ''}`;

interface Place {
  dataDir: string;
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

async function openTarget({ dataDir, databaseUrl, allowUnsafeDb }: Target, say: Say): Promise<Place> {
  if (databaseUrl === undefined) return startEmbedded({ dataDir, say });
  const connection = { connectionString: databaseUrl };
  await checkServer(connection, allowUnsafeDb);
  await using session = await openLongSession(connection);
  const relations = await readRelations(session.db);
  if (relations.length > 0) {
    throw new StartRefusal(`La base de DATABASE_URL n’est pas vide (not empty) : ${shownNames(relations)}`);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return { dataDir: await realpath(dataDir), connection, stop: async () => undefined };
}

async function restoreFiles(folder: string, storage: FileStorage): Promise<void> {
  const files: string[] = [];
  for await (const { cle } of filesOf(folder)) files.push(cle);
  await eachOf(files, async (cle) => {
    const path = storage.temporary();
    const part = await writeSynced(path, createReadStream(join(folder, placeOf(cle))));
    await storage.keep({ path, ...part }, cle);
  });
}

async function restoreDatabase(session: LongSession, folder: string, manifest: Manifest): Promise<void> {
  const { db } = session;
  await ensureTrigrams(db);
  await migrateWithin(db, manifest.schema);
  await loadTables(session, folder, manifest);
  const { violations, ...totals } = manifest.ledger;
  const found = await readLedgerTotals(db);
  if (JSON.stringify(found) !== JSON.stringify(totals)) {
    throw new StartRefusal('Les totaux restaurés ne sont pas ceux de la sauvegarde (totals differ).');
  }
  await migrateWithin(db);
  const broken = (await violationsOf(db)).filter((one) => stopsWrites(one) && !violations.includes(one.id));
  if (broken.length === 0) return;
  const rules = broken.map(({ id, rule }) => `  ${id} ${rule}`).join('\n');
  throw new StartRefusal(`Le registre restauré n’est pas juste (the restored ledger is not sound) :\n${rules}`);
}

/** Empties the data directory again, as it was when the restore began. */
async function emptyFolder(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true });
}
