import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config';
import { openDatabase } from '../db/openDatabase';
import { keptSecret } from '../frame/embedded/secret';
import { freshDatabase } from '../trials/testing/fresh';
import { openedForTests } from '../trials/testing/openedForTests';
import { sessionSecret } from './sessionSecret';

/** Opens one database, and the data directories of two servers. */
const site = openedForTests(async () => {
  const fresh = await freshDatabase();
  const { db, close } = openDatabase(fresh.connection, { max: 2 });
  const folders = [0, 1].map(() => mkdtemp(join(tmpdir(), 'comptoir-secret-')));
  const [a = '', b = ''] = await Promise.all(folders);
  return {
    db,
    a,
    b,
    address: fresh.connectionString,
    async close() {
      await close();
      await fresh.drop();
      for (const folder of [a, b]) await rm(folder, { recursive: true });
    },
  };
});

it('is the operator’s, else the directory’s on the embedded database', async () => {
  const given = 'x'.repeat(32);
  expect(await sessionSecret(readConfig({ SESSION_SECRET: given }), site.a, site.db)).toBe(given);
  const kept = await keptSecret(site.b, 'session');
  expect(await sessionSecret(readConfig({}), site.b, site.db)).toBe(kept);
});

it('is one for all servers of a database: that of the first one, whose sessions go on (RELIABILITY F83)', async () => {
  const config = readConfig({ DATABASE_URL: site.address });
  const former = await keptSecret(site.b, 'session');
  expect(await sessionSecret(config, site.b, site.db)).toBe(former);
  expect(await sessionSecret(config, site.a, site.db)).toBe(former);
  expect(await readdir(site.a)).toEqual([]);
});
