import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { IS_LONG } from '../../scripts/long.mjs';
import { readPidFile } from '../frame/embedded/pidFile';
import { isPostmasterOf, processIdentity } from '../frame/embedded/processIdentity';
import { backendsOn } from '../trials/crash/processes';
import { someOf } from '../trials/suites/amount';
import { buildServer, type ServerProcess, spawnServer, startServer } from '../trials/testing/serverProcess';

let dataDir: string;
let running: Pick<ServerProcess, 'child' | 'end'>[] = [];
/** Data of a first start, made once and copied by the tests that do not test a first start. */
let model: string;
beforeAll(async () => {
  await buildServer();
  model = await mkdtemp(join(tmpdir(), 'comptoir-life-'));
  await (await startServer({ dataDir: model })).end('SIGTERM');
});
afterAll(() => rm(model, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'comptoir-life-'));
});
afterEach(async () => {
  for (const { child, end } of running) if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
  running = [];
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}) => {
  const server = await startServer({ dataDir, env });
  running.push(server);
  return server;
};
const restart = async (env: Record<string, string> = {}) => {
  // The copy keeps the owner of the database's files.
  await promisify(execFile)('cp', ['-a', `${model}/.`, dataDir]);
  return start(env);
};
const launch = (env: Record<string, string> = {}) => {
  const server = spawnServer({ dataDir, env });
  running.push(server);
  return server;
};
const base = () => join(dataDir, 'base');
const PASSWORD = /temporary password\): (\S+)/;

test('the first start prints a password once, a restart on the same data does not (CONTRACT "Session")', async () => {
  const first = await start();
  await expect.poll(() => PASSWORD.exec(first.output())?.[1]?.length).toBeGreaterThanOrEqual(10);
  expect((await fetch(`${first.baseUrl}/readyz`)).status).toBe(200);
  expect(await first.end('SIGTERM')).toBe(0);
  const second = await start();
  await sleep(200);
  expect(second.output()).not.toMatch(PASSWORD);
});

test.runIf(IS_LONG)('a password of the operator is used and never printed (CONTRACT "Session")', async () => {
  const server = await start({ ADMIN_PASSWORD: 'Bandama-2026-Cocody' });
  const signIn = await fetch(`${server.baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.baseUrl },
    body: JSON.stringify({ username: 'admin', password: 'Bandama-2026-Cocody' }),
  });
  expect(await signIn.json()).toMatchObject({ status: true });
  expect(server.output()).not.toContain('Bandama');
});

const PORTS: readonly [string, (url: string) => string][] = [
  ['another port', () => '0'],
  ['the same port', (url) => new URL(url).port],
];
test.each(someOf(PORTS, 1))(
  'a second Comptoir on the same data and %s is refused with the process (RELIABILITY F11)',
  async (_, portOf) => {
    const first = await restart();
    const second = launch({ PORT: portOf(first.baseUrl) });
    await expect.poll(() => second.child.exitCode).toBe(1);
    expect(second.output()).toContain(`répertoire déjà utilisé par le processus ${first.child.pid}`);
    expect((await fetch(`${first.baseUrl}/readyz`)).status).toBe(200);
  },
);

test.each(someOf(['SIGTERM', 'SIGINT', 'SIGHUP'] as const, 1))(
  '%s stops everything and exits 0 (RELIABILITY F18)',
  async (signal) => {
    const server = await restart({ LOG_LEVEL: 'info' });
    const postmaster = (await readPidFile(base()))?.pid ?? 0;
    expect(isPostmasterOf(postmaster, base())).toBe(true);
    for (let asked = 0; asked < 20; asked += 1) await fetch(`${server.baseUrl}/api/caisses/whithpagination`);
    expect(await server.end(signal)).toBe(0);
    // Log lines are written in batches, and none is lost at the end.
    expect(server.output().match(/"msg":"answered"/g)).toHaveLength(20);
    expect(processIdentity(postmaster)).toBeUndefined();
    expect((await readdir(dataDir)).sort()).not.toContain('comptoir.lock');
    expect(await readPidFile(base())).toBeUndefined();
  },
);

test('a request in flight is answered before the end (RELIABILITY F18)', async () => {
  const server = await restart();
  const body = JSON.stringify({ username: 'admin', password: 'faux' });
  const pending = request(`${server.baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.baseUrl, 'Content-Length': body.length },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    pending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  pending.write(body.slice(0, 5));
  setTimeout(() => server.child.kill('SIGTERM'), 300);
  await expect.poll(server.output).toContain('Arrêt demandé');
  // A supervisor may send the signal to each of our processes, the database's included.
  const backends = await backendsOn(base());
  expect(backends).not.toEqual([]);
  for (const pid of backends) process.kill(pid, 'SIGTERM');
  await expect.poll(() => backendsOn(base())).toEqual([]);
  pending.end(body.slice(5));
  expect(await answered).toBe(401);
  await expect.poll(() => server.child.exitCode).toBe(0);
  expect(server.output()).not.toContain('perdue');
});

test('after kill -9 the next start ends the orphan and runs one database (RELIABILITY F01, F12)', async () => {
  const first = await restart();
  const orphan = (await readPidFile(base()))?.pid ?? 0;
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  expect(isPostmasterOf(orphan, base())).toBe(true);
  const second = await start();
  expect(processIdentity(orphan)).toBeUndefined();
  expect((await readPidFile(base()))?.pid).not.toBe(orphan);
  expect((await fetch(`${second.baseUrl}/readyz`)).status).toBe(200);
});

test.each(someOf([150, 500, 900], 1))(
  'kill -9 after %i ms of the very first start does not spoil the data',
  async (delay) => {
    const first = launch();
    await sleep(delay);
    await first.end('SIGKILL');
    const second = await start();
    expect((await fetch(`${second.baseUrl}/readyz`)).status).toBe(200);
  },
);

test.runIf(IS_LONG)('a taken port is told at once, and nothing is created', async () => {
  const first = await restart();
  const other = spawnServer({ dataDir: join(dataDir, 'autre'), env: { PORT: new URL(first.baseUrl).port } });
  running.push(other);
  await expect.poll(() => other.child.exitCode).toBe(1);
  expect(other.output()).toContain('est déjà pris');
  await expect(stat(join(dataDir, 'autre'))).rejects.toThrow('ENOENT');
});

test('a wrong setting is named and the exit code is 1', async () => {
  const server = launch({ PORT: 'quatre' });
  await expect.poll(() => server.child.exitCode).toBe(1);
  expect(server.output()).toMatch(/PORT : attendu/);
  expect(server.output()).not.toContain('at '); // no stack
});

test.runIf(IS_LONG)(
  'the console and the secrets’ files never show the session’s secret (RELIABILITY § 5.13)',
  async () => {
    const server = await restart();
    const secret = await readFile(join(dataDir, 'secrets', 'session'), 'utf8');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect((await stat(join(dataDir, 'secrets', 'session'))).mode & 0o777).toBe(0o600);
    expect(server.output()).not.toContain(secret);
  },
);
