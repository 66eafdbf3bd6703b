import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseAccount, idsOf } from './account';
import { startEmbedded } from './embedded';
import { readPidFile } from './pidFile';
import type { Connection } from './roles';
import { visitEmbedded } from './visit';

let dataDir: string;
const say = () => undefined;
/** Data of a first start, made once and copied by the tests that do not test a first start. */
let model: string;
beforeAll(async () => {
  model = await mkdtemp(join(tmpdir(), 'comptoir-embedded-'));
  await (await start(model)).stop();
});
afterAll(() => rm(model, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'comptoir-embedded-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = (folder = dataDir) => startEmbedded({ dataDir: folder, say, fast: true });
/** Copies data of an earlier start; the copy keeps the owner of the database's files. */
const there = () => promisify(execFile)('cp', ['-a', `${model}/.`, dataDir]);
const restart = async () => {
  await there();
  return start();
};
const base = () => join(dataDir, 'base');

test('data, secrets and role survive a restart, behind closed folders (RELIABILITY § 5.13)', async () => {
  const first = await start();
  await query(first.connection, 'CREATE TABLE franc (n int); INSERT INTO franc VALUES (7)');
  await expect(query({ ...first.connection, password: 'password' }, 'SELECT 1')).rejects.toThrow('authentication');
  await first.stop();

  const second = await start();
  expect(await query(second.connection, 'SELECT n, current_user AS role FROM franc')).toEqual([
    { n: 7, role: 'comptoir' },
  ]);
  expect(await modeOf(base())).toBe('700');
  expect(await modeOf(join(dataDir, 'secrets'))).toBe('700');
  expect(await modeOf(join(dataDir, 'secrets', 'base'))).toBe('600');
  expect(await modeOf(second.connection.host)).toBe('700');
  await second.stop();
});

test('a database killed under us is started again (RELIABILITY F03)', async () => {
  const embedded = await restart();
  const killed = (await readPidFile(base()))?.pid ?? 0;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => query(embedded.connection, 'SELECT 1 AS one').catch(() => [])).toEqual([{ one: 1 }]);
  expect((await readPidFile(base()))?.pid).not.toBe(killed);
  await embedded.stop();
});

test('a pid file whose number a stranger took does not prevent the start (RELIABILITY F12)', async () => {
  const first = await restart();
  const file = await readFile(join(base(), 'postmaster.pid'), 'utf8');
  await first.stop();
  // The stranger runs as the database's account, so that PostgreSQL itself would take it for a live postmaster.
  const account = await databaseAccount(dataDir);
  const stranger = spawn('sleep', ['60'], idsOf(account));
  await once(stranger, 'spawn');
  await writeFile(join(base(), 'postmaster.pid'), file.replace(/^\d+/, String(stranger.pid)));
  if (account) await chown(join(base(), 'postmaster.pid'), account.uid, account.gid);

  const second = await start();
  expect(await query(second.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  await second.stop();
  stranger.kill();
});

test.each(['PG_VERSION', 'global/pg_control'])(
  'a directory without %s is refused and left as it is (F13)',
  async (part) => {
    await there();
    await rm(join(base(), part));
    await expect(start()).rejects.toThrow('Rien n’a été modifié');
    await expect(stat(join(base(), 'base'))).resolves.toBeDefined();
    await expect(stat(join(base(), part))).rejects.toThrow('ENOENT');
  },
);

test('a damaged directory is refused with the last backup, and never made anew (RELIABILITY F13)', async () => {
  await there();
  await truncate(join(base(), 'global', 'pg_control'), 100);
  await mkdir(join(dataDir, 'sauvegardes', '2026-11-19'), { recursive: true });
  await expect(start()).rejects.toThrow(join('sauvegardes', '2026-11-19'));
  expect((await stat(join(base(), 'global', 'pg_control'))).size).toBe(100);
});

test('a long path with spaces and accents works: the socket goes elsewhere', async () => {
  const folder = join(dataDir, 'Société d’essai, le comptoir', 'x'.repeat(90));
  await chmod(dataDir, 0o755); // otherwise only root may enter this folder
  const embedded = await start(folder);
  expect(embedded.dataDir).toBe(folder);
  expect(embedded.connection.host).not.toContain('Société');
  expect(await query(embedded.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await embedded.stop();
  await expect(stat(embedded.connection.host)).rejects.toThrow('ENOENT');
});

test('a cut during the very first start leaves nothing that stops the next', async () => {
  await mkdir(`${base()}.new-1`);
  await writeFile(join(`${base()}.new-1`, 'PG_VERSION'), '18\n');
  await (await start()).stop();
  await expect(stat(`${base()}.new-1`)).rejects.toThrow('ENOENT');
});

test('a tool visits the data beside a running Comptoir without ending it, and alone', async () => {
  const running = await restart();
  await query(running.connection, 'CREATE TABLE franc (n int)');
  const beside = await visitEmbedded({ dataDir, say });
  expect(await query(beside.connection, 'SELECT count(*)::int AS n FROM franc')).toEqual([{ n: 0 }]);
  await beside.stop();
  expect(await query(running.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await running.stop();

  const alone = await visitEmbedded({ dataDir, say });
  expect(await query(alone.connection, 'SELECT count(*)::int AS n FROM franc')).toEqual([{ n: 0 }]);
  await alone.stop();
  expect(await readPidFile(base())).toBeUndefined();
});

test('a tool makes no data where there are none', async () => {
  const absent = join(dataDir, 'absent');
  await expect(visitEmbedded({ dataDir: absent, say })).rejects.toThrow('Aucune donnée');
  await expect(stat(absent)).rejects.toThrow('ENOENT');
});

test('the lock is free again after a refusal', async () => {
  await mkdir(base());
  await writeFile(join(base(), 'notes.txt'), 'not a database');
  await expect(start()).rejects.toThrow('Rien n’a été modifié');
  await rm(base(), { recursive: true });
  await (await start()).stop();
});

async function query(connection: Connection, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8);
}
