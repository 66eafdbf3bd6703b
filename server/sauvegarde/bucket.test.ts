import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readConfig } from '../config';
import { sharedValue } from '../db/installation.repository';
import { openDatabase } from '../db/openDatabase';
import { chantierOf } from '../fichiers/testing/chantier';
import { openFiles } from '../frame/storage/openStorage';
import { testApp } from '../trials/testing/app';
import { startBucket } from '../trials/testing/bucket';
import { restoreInto } from './restoreInto';
import { emptyDatabase } from './testing/emptyDatabase';
import { writeBackup } from './write';

const TEXT = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n');
const silent = () => undefined;

it('files of a bucket are backed up, and restored below a name that the first house does not sweep', async () => {
  const bucket = await startBucket();
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-seau-'));
  const { s3 } = readConfig(bucket.env);
  await using house = await testApp({ config: { s3 } });
  await using empty = await emptyDatabase();
  const { db, close } = openDatabase(empty.connection, { max: 2 });
  try {
    const chantier = await chantierOf(await house.asAdmin());
    expect((await chantier.add([{ name: 'plan.pdf', bytes: new Uint8Array(TEXT) }])).status).toBe(201);
    const backup = join(folder, 'copie');
    const source = { connection: house.connection, db: house.db, storage: house.storage };
    expect((await writeBackup(source, backup, silent)).files).toMatchObject({ count: 1, bytes: TEXT.length });

    const dataDir = join(folder, 'neuve');
    const target = { dataDir, databaseUrl: empty.connectionString, allowUnsafeDb: true, s3 };
    await restoreInto(target, backup, silent);
    const [ours, theirs] = [await sharedValue(house.db, 'fichiers', 'x'), await sharedValue(db, 'fichiers', 'y')];
    expect(theirs).not.toBe(ours);
    const { cle } = await db.selectFrom('fichier').select('cle').executeTakeFirstOrThrow();
    const storage = await openFiles(s3, dataDir, db);
    const bytes = await storage.read(cle, { start: 0, end: TEXT.length - 1 });
    expect(bytes && (await buffer(bytes))).toEqual(TEXT);
    storage.close();
    expect(await readdir(join(dataDir, 'files', 'tmp'))).toEqual([]);
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
    await bucket.close();
  }
});
