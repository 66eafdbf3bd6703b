import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { IS_LONG } from '../../scripts/long.mjs';
import { readPidFile } from '../frame/embedded/pidFile';
import { isPostmasterOf, processIdentity } from '../frame/embedded/processIdentity';
import { signedIn } from '../trials/suites/processes/site';
import type { TestClient } from '../trials/testing/client';
import { type Counter, counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { buildServer, type ServerProcess, startServer } from '../trials/testing/serverProcess';

const PASSWORD = 'Bandama-2026-Cocody';
const METRICS_TOKEN = 'jeton-de-mesure-des-tests';

/** Starts a server with two workers on its own embedded database. */
async function openPair() {
  await buildServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-workers-'));
  const env = { WORKERS: '2', LOG_LEVEL: 'info', ADMIN_PASSWORD: PASSWORD, METRICS_TOKEN };
  const servers: ServerProcess[] = [];
  const start = async () => {
    const server = await startServer({ dataDir, env });
    servers.push(server);
    return server;
  };
  return {
    dataDir,
    server: await start(),
    start,
    async close() {
      for (const { child, end } of servers) {
        if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const pair = openedForTests(openPair);
let admin: TestClient;
let till: Counter;

beforeAll(async () => {
  admin = await signedIn(pair.server, 'admin', PASSWORD);
  till = await counterOf(admin);
});

/** Returns the processes that answered on this route, according to the log. */
function answerers({ output }: Pick<ServerProcess, 'output'>, route = ''): Set<number> {
  const lines = output().matchAll(/^\{.*"pid":(\d+),.*"route":"([^"]*)".*$/gm);
  return new Set([...lines].filter(([, , found]) => found?.includes(route)).map(([, pid]) => Number(pid)));
}

/** Sends a request on a new connection, like another person's; gives its status, or 0 when nobody answered. */
const ask = ({ baseUrl }: ServerProcess) =>
  new Promise<number>((resolve) => {
    get(`${baseUrl}/api/auth/me`, { agent: false }, (answer) => resolve(answer.resume().statusCode ?? 0)).on(
      'error',
      () => resolve(0),
    );
  });
/** Waits until two running workers have answered; returns their process numbers. */
const bothAnswer = async (server: ServerProcess) => {
  const running = () => [...answerers(server)].filter(processIdentity);
  await expect.poll(() => ask(server).then(() => running().length)).toBe(2);
  return running();
};

it('make one payment of one key that comes to both at once, and count together (RELIABILITY F26)', async () => {
  const caisseid = await till.caisse(1_000_000);
  let paid = 0;
  await expect
    .poll(async () => {
      const payment = { depenseid: await till.depense(1000), caisseid, montant: 1000 };
      const key = { 'idempotency-key': randomUUID() };
      const [one, other] = await Promise.all([till.pay(payment, key), till.pay(payment, key)]);
      expect([one?.status, other?.status]).toEqual([201, 201]);
      expect(one?.body.data).toEqual(other?.body.data);
      paid += 1000;
      return answerers(pair.server, 'reglements').size;
    })
    .toBe(2);
  expect(await till.solde(caisseid)).toBe(1_000_000 - paid);

  const told = await admin.send('GET', '/metrics', null, { authorization: `Bearer ${METRICS_TOKEN}` });
  const text = told.bytes.toString();
  const payments = /duration_seconds_count\{method="POST",route="\/api\/reglements",status="2xx"\} (\d+)/.exec(text);
  expect(Number(payments?.[1])).toBe((2 * paid) / 1000);
  expect(text).toMatch(/^comptoir_workers 2$/m);
  // Both workers read it from the same database, so it is not a sum.
  expect(text).toMatch(/^comptoir_sessions_open 1$/m);
});

it('one that is killed is replaced, and a session goes on at the others (RELIABILITY F01)', async () => {
  const [killed = 0, survivor] = await bothAnswer(pair.server);
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => processIdentity(killed)).toBeUndefined();
  const now = await bothAnswer(pair.server);
  expect(now).toContain(survivor);
  expect(pair.server.output()).toContain('Un processus s’est arrêté (SIGKILL) : il est relancé.');
  for (let n = 0; n < 4; n += 1) expect((await admin.get('auth/me')).status).toBe(200);
});

it('SIGTERM: what was begun is answered, all of them end, then the database (RELIABILITY F18)', async () => {
  const base = join(pair.dataDir, 'base');
  const workers = await bothAnswer(pair.server);
  const postmaster = (await readPidFile(base))?.pid ?? 0;
  expect(isPostmasterOf(postmaster, base)).toBe(true);
  const body = JSON.stringify({ username: 'admin', password: 'faux' });
  const pending = request(`${pair.server.baseUrl}/api/auth/login`, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'application/json', Origin: pair.server.baseUrl, 'Content-Length': body.length },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    pending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  pending.write(body.slice(0, 5));
  await ask(pair.server);
  const ended = pair.server.end('SIGTERM');
  await expect.poll(pair.server.output).toContain('Arrêt demandé (SIGTERM)');
  pending.end(body.slice(5));
  expect([await answered, await ended]).toEqual([401, 0]);
  expect([...workers, postmaster].map(processIdentity)).toEqual([undefined, undefined, undefined]);
  expect(await readPidFile(base)).toBeUndefined();
  expect(pair.server.output().match(/Arrêt demandé/g)).toHaveLength(1);
});

it.runIf(IS_LONG)(
  'kill -9 of the one that employs them leaves none, and the next start serves (RELIABILITY F01)',
  async () => {
    const first = await pair.start();
    const workers = await bothAnswer(first);
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    await expect.poll(() => workers.map(processIdentity)).toEqual([undefined, undefined]);
    await bothAnswer(await pair.start());
  },
);
