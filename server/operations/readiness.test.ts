import { mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { testApp } from '../trials/testing/app';
import { openedForTests } from '../trials/testing/openedForTests';

const house = openedForTests(testApp);
const ready = async () => {
  const { status, body } = await house.anonymous.send('GET', '/readyz');
  return { status, reason: body.reason };
};

it('a schema that is not this version’s is no place to write (RELIABILITY F111)', async () => {
  await sql`INSERT INTO kysely_migration VALUES ('9999_demain', '')`.execute(house.db);
  expect(await ready()).toEqual({ status: 503, reason: 'schema' });
  await sql`DELETE FROM kysely_migration WHERE name = '9999_demain'`.execute(house.db);
  expect(await ready()).toEqual({ status: 200, reason: undefined });
});

it('a database that takes no writes is told, and alive is something else (RELIABILITY F111)', async () => {
  await takesWrites(false);
  await expect.poll(ready).toEqual({ status: 503, reason: 'lecture' });
  expect((await house.anonymous.send('GET', '/healthz')).status).toBe(200);
  await takesWrites(true);
  await expect.poll(ready).toEqual({ status: 200, reason: undefined });
});

it('files that are away are told until they are back (RELIABILITY F111)', async () => {
  const files = join(house.dataDir, 'files');
  const away = join(house.dataDir, 'ailleurs');
  await expect.poll(ready).toEqual({ status: 200, reason: undefined });
  await rename(files, away);
  // A disk that is not mounted leaves an empty folder.
  await mkdir(files);
  await expect.poll(ready).toEqual({ status: 503, reason: 'fichiers' });
  expect((await house.anonymous.send('GET', '/healthz')).status).toBe(200);
  await rmdir(files);
  await rename(away, files);
  await expect.poll(ready).toEqual({ status: 200, reason: undefined });
});

/** Sets whether new connections may write: ends the open ones, so that the pool makes others. */
async function takesWrites(does: boolean): Promise<void> {
  const client = new pg.Client({ ...house.connection, options: '-c default_transaction_read_only=off' });
  await client.connect();
  const database = client.escapeIdentifier(house.connection.database);
  await client.query(`ALTER DATABASE ${database} SET default_transaction_read_only = ${does ? 'off' : 'on'}`);
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await client.end();
}
