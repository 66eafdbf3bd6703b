import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config';
import { type FreshDatabase, freshDatabase } from '../trials/testing/fresh';
import { isDemoReady, markDemoReady, refuseDemoOn } from './demo';

let dataDir: string;
let database: FreshDatabase;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'comptoir-demo-'));
  database = await freshDatabase();
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const started = () => ({ dataDir, connection: database.connection, stop: async () => undefined });

test('example data never join other data (RELIABILITY § 5.13)', async () => {
  await expect(isDemoReady(started())).rejects.toThrow('d’autres données que la démonstration');
  expect(await readdir(dataDir)).toEqual([]);
});

test('an empty database is seeded once', async () => {
  await query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  expect(await isDemoReady(started())).toBe(false);
  await markDemoReady(dataDir);
  await query('CREATE TABLE exemple (n int)');
  expect(await isDemoReady(started())).toBe(true);
  expect(await query(`SELECT to_regclass('exemple')::text AS name`)).toEqual([{ name: 'exemple' }]);
});

test('a seeding that was cut is emptied, files included, and done again', async () => {
  await query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await isDemoReady(started());
  await query('CREATE TABLE exemple (n int)');
  await mkdir(join(dataDir, 'files'));
  await writeFile(join(dataDir, 'files', 'a'), 'half');
  expect(await isDemoReady(started())).toBe(false);
  expect(await query(`SELECT to_regclass('exemple')::text AS name`)).toEqual([{ name: null }]);
  expect(await readdir(dataDir)).toEqual(['demonstration']);
});

test('the demonstration refuses a database or a store that the operator named', () => {
  const store = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  expect(() => refuseDemoOn(readConfig(store))).toThrow('sans S3_BUCKET');
  expect(() => refuseDemoOn(readConfig({ DATABASE_URL: 'postgresql://a@b/c' }))).toThrow('sans DATABASE_URL');
  expect(() => refuseDemoOn(readConfig({}))).not.toThrow();
});

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}
