import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Connection } from '../frame/embedded/roles';
import * as migrations from '../migrations/registry';
import { amount } from '../trials/suites/amount';
import { type FreshDatabase, freshDatabase } from '../trials/testing/fresh';
import { MIGRATION_NAME } from './installation.repository';
import { migrateToLatest, SchemaRefusal } from './migrate';
import { firstConnection, openDatabase } from './openDatabase';
import type { Database } from './pool';

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.connection);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test('each migration that stands in the folder is registered, in order, under a name that a backup takes', () => {
  const files = readdirSync('server/migrations').filter((name) => /^\d{4}_/.test(name));
  expect(Object.keys(migrations)).toEqual(files.map((name) => name.replace('.ts', '')).toSorted());
  expect(Object.keys(migrations).filter((name) => !MIGRATION_NAME.test(name))).toEqual([]);
});

describe('migrateToLatest', () => {
  it('changes nothing the second time', async () => {
    await expect(migrateToLatest(fresh.connection)).resolves.toBeUndefined();
  });
  it('is done once by servers that start at once on an empty database', async () => {
    await using empty = await freshDatabase();
    const { db, close } = openDatabase(empty.connection, { max: 1 });
    for (let round = 0; round < amount(1, 5); round += 1) {
      await sql`DROP SCHEMA public CASCADE`.execute(db);
      await sql`CREATE SCHEMA public`.execute(db);
      await Promise.all(Array.from({ length: 4 }, () => migrateToLatest(empty.connection)));
      const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM kysely_migration`.execute(db);
      expect(rows[0]?.n).toBe(Object.keys(migrations).length);
    }
    await close();
  });
  it('waits for a database that takes longer to answer than a request would wait (RELIABILITY F01)', async () => {
    await using slow = await slowFirst(fresh, 3500);
    await expect(migrateToLatest(slow.connection)).resolves.toBeUndefined();
  });
  it('refuses a schema newer than the code (RELIABILITY F15)', async () => {
    await sql`INSERT INTO kysely_migration VALUES ('9999_demain', '2030-01-01T00:00:00Z')`.execute(database.db);
    await expect(migrateToLatest(fresh.connection)).rejects.toThrow(SchemaRefusal);
    await sql`DELETE FROM kysely_migration WHERE name = '9999_demain'`.execute(database.db);
  });
});

test('a start waits for its first connection as long as it takes (RELIABILITY F01)', async () => {
  const patienceMs = 500;
  await using slow = await slowFirst(fresh, 2 * patienceMs);
  const { pool, close } = openDatabase(slow.connection, { max: 1, patienceMs });
  await expect(firstConnection(pool)).resolves.toBeUndefined();
  await close();
});

test('and for one that refuses at first: it restarts, or has no connection left (RELIABILITY F01)', async () => {
  const since = performance.now();
  await using back = await through(fresh, (client, pass) =>
    performance.now() < since + 1000 ? client.destroy() : pass(),
  );
  const { pool, close } = openDatabase(back.connection, { max: 1 });
  await expect(firstConnection(pool)).resolves.toBeUndefined();
  await close();
});

/**
 * Opens a proxy to a database; it answers the first connection after so many milliseconds, beyond a request's patience.
 */
function slowFirst(database: FreshDatabase, lateMs: number) {
  let waits = lateMs;
  return through(database, (client, pass) => {
    const late = setTimeout(pass, waits);
    waits = 0;
    client.on('close', () => clearTimeout(late));
  });
}

/** Opens a proxy to a database; `meet` decides when a connection passes. */
async function through(
  { connection }: FreshDatabase,
  meet: (client: Socket, pass: () => void) => void,
): Promise<{ connection: Connection } & AsyncDisposable> {
  const { host, port } = connection;
  const database = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const server = createServer((client) => {
    client.on('error', () => undefined);
    meet(client, () => client.pipe(connect(database)).pipe(client));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    connection: { ...connection, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

describe('what the driver returns (RELIABILITY § 1.3)', () => {
  const one = async (expression: ReturnType<typeof sql>) =>
    (await sql<{ x: unknown }>`SELECT ${expression} AS x`.execute(database.db)).rows[0]?.x;

  it('safe integers, plain dates, instants in UTC', async () => {
    expect(await one(sql`9007199254740991::bigint`)).toBe(Number.MAX_SAFE_INTEGER);
    expect(await one(sql`sum(5::bigint)`)).toBe(5);
    expect(await one(sql`date '2026-11-20'`)).toBe('2026-11-20');
    expect(await one(sql`timestamptz '2026-11-20 01:02:03+02'`)).toBe('2026-11-19T23:02:03.000Z');
  });
  it('throws rather than rounding', async () => {
    await expect(one(sql`9007199254740993::bigint`)).rejects.toThrow(RangeError);
  });
});
