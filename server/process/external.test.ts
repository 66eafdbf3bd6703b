import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertLimits } from '../frame/embedded/database';
import { type FreshDatabase, freshDatabase } from '../trials/testing/fresh';
import { buildServer, spawnServer, startServer } from '../trials/testing/serverProcess';

let dataDir: string;
let database: FreshDatabase;
beforeAll(async () => {
  await buildServer();
  dataDir = await mkdtemp(join(tmpdir(), 'comptoir-external-'));
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('an absent database is awaited: alive, not ready, and SIGTERM still ends it (RELIABILITY F05)', async () => {
  const port = await freePort();
  const server = spawnServer({
    dataDir,
    env: { PORT: String(port), DATABASE_URL: `postgresql://x:y@127.0.0.1:${await freePort()}/z` },
  });
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(() => status('/healthz')).toBe(200);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/api/caisses')).toBe(503);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('a database that may lose payments is refused, unless the operator accepts it (RELIABILITY F06)', async () => {
  const env = { DATABASE_URL: database.connectionString };
  const refused = spawnServer({ dataDir, env });
  await expect.poll(() => refused.child.exitCode).toBe(1);
  expect(refused.output()).toContain('fsync = off');

  const accepted = await startServer({ dataDir, env: { ...env, ALLOW_UNSAFE_DB: '1' } });
  expect((await fetch(`${accepted.baseUrl}/readyz`)).status).toBe(200);
  expect(await accepted.end('SIGTERM')).toBe(0);
});

test('with the fewest connections, the first administrator does not wait for the look at the ledger', async () => {
  await using database = await freshDatabase();
  const beside = new pg.Client(database.connection);
  await beside.connect();
  // The look waits, with the connections that it has, until there is an administrator.
  await beside.query('BEGIN; LOCK TABLE mouvementcaisse');
  const released = beside.query(`
    DO $$ BEGIN WHILE NOT EXISTS (SELECT FROM utilisateur) LOOP PERFORM pg_sleep(0.01); END LOOP; END $$;
    COMMIT`);
  const env = { DATABASE_URL: database.connectionString, ALLOW_UNSAFE_DB: '1', POOL_MAX: '2' };
  const server = spawnServer({ dataDir, env });
  await released;
  await beside.end();
  await expect.poll(server.output).toContain('ready');
  expect(await server.end('SIGTERM')).toBe(0);
});

test('connections without our time limits are refused by name: a pooler (RELIABILITY § 5.14)', async () => {
  const pool = new pg.Pool({ ...database.connection, max: 1, options: '-c TimeZone=Africa/Lagos' });
  const refusal = await assertLimits(pool).catch(String);
  await pool.end();
  for (const lost of ['statement_timeout', 'lock_timeout', 'TimeZone', 'PgBouncer']) expect(refusal).toContain(lost);
});

test('a wrong password is told, not awaited', async () => {
  const env = { DATABASE_URL: database.connectionString.replace(/:[^:@]+@/, ':faux@') };
  const server = spawnServer({ dataDir, env });
  await expect.poll(() => server.child.exitCode).toBe(1);
  expect(server.output()).toContain('refuse la connexion');
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
