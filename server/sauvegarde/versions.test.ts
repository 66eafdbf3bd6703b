import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsOf } from '../db/installation.repository';
import { ensureTrigrams, migrateWithin } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { openDiskStorage } from '../frame/storage/diskStorage';
import * as migrations from '../migrations/registry';
import { ensureFirstAdministrator } from '../process/firstAdministrator';
import { inOneTransaction } from './load.repository';
import { readManifest, writeManifest } from './manifest';
import { restoreInto } from './restoreInto';
import { openLongSession } from './session';
import { emptyDatabase } from './testing/emptyDatabase';
import { writeBackup } from './write';

const OLDER = '0011_filtres';
const silent = () => undefined;

it('a backup of an older version is migrated forward, one of a newer version is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-versions-'));
  await using older = await emptyDatabase();
  await using newer = await emptyDatabase();
  const { db, close } = openDatabase(older.connection, { max: 2 });
  try {
    await using session = await openLongSession(older.connection);
    await inOneTransaction(session, async () => {
      await ensureTrigrams(session.db);
      await migrateWithin(session.db, OLDER);
    });
    await ensureFirstAdministrator(db, 'Bandama-2026-Cocody');
    const backup = join(folder, 'ancienne');
    const storage = await openDiskStorage(join(folder, 'data'));
    const manifest = await writeBackup({ connection: older.connection, db, storage }, backup, silent);
    expect(manifest.schema).toBe(OLDER);

    const target = { databaseUrl: newer.connectionString, allowUnsafeDb: true, s3: undefined };
    await restoreInto({ ...target, dataDir: join(folder, 'neuve') }, backup, silent);
    await using restored = await openLongSession(newer.connection);
    expect(await migrationsOf(restored.db)).toEqual(Object.keys(migrations).sort());
    const people = await restored.db.selectFrom('utilisateur').select('username').execute();
    expect(people).toEqual([{ username: 'admin' }]);

    const tomorrow = join(folder, 'demain');
    await cp(backup, tomorrow, { recursive: true });
    for (const name of ['manifest.json', 'manifest.json.sha256']) await rm(join(tomorrow, name));
    await writeManifest(tomorrow, { ...(await readManifest(backup)), schema: '9999_demain' });
    const refused = restoreInto({ ...target, dataDir: join(folder, 'rien') }, tomorrow, silent);
    await expect(refused).rejects.toThrow('vient d’une version plus récente');
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
});
