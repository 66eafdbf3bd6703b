import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@comptoir/contract/calls';
import { clients, creances } from '@comptoir/contract/clients';
import { commandes } from '@comptoir/contract/commandes';
import { depenses } from '@comptoir/contract/depenses';
import { PAGE_SIZE, ROWS } from '@comptoir/domain/limits';
import { type Memory, memoryOf } from '../server/trials/campaigns/memory';
import { pathOf } from './cases';
import { Client } from './client';
import { measure } from './measure';

const ROOT = join(import.meta.dirname, '..', '..');
const ROUNDS = 5;
const LANES = 16;
const LOAD_SECONDS = 20;
/** After this time, the pool has closed its idle connections, and the check of the ledger after a start is done. */
const REST_MS = 60_000;

const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** An interrupted run must leave no server behind. */
let running: ChildProcess | undefined;
process.on('exit', () => running?.kill('SIGTERM'));

/** A folder that a benchmark filled, and the port of `npm start` on it. */
interface Place {
  folder: string;
  port: string;
}

interface Started {
  child: ChildProcess;
  ended: Promise<unknown>;
  /** Milliseconds until the address was printed, and until /readyz answered 200. */
  printed: number;
  ready: number;
}

async function start({ folder, port }: Place): Promise<Started> {
  const begun = performance.now();
  const env = { ...process.env, DATA_DIR: folder, PORT: port, LOG_LEVEL: 'warn', NODE_OPTIONS: '' };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  const ended = once(child, 'exit');
  const printed = new Promise<number>((resolve, reject) => {
    void ended.then(() => reject(new Error('the server ended')));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(`:${port}`)) resolve(performance.now() - begun);
    });
  });
  const [at] = await Promise.all([printed, untilReady(originOf(port))]);
  return { child, ended, printed: at, ready: performance.now() - begun };
}

const originOf = (port: string) => `http://127.0.0.1:${port}`;

async function untilReady(origin: string): Promise<void> {
  for (;;) {
    const status = await fetch(`${origin}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await sleep(5);
  }
}

async function end({ child, ended }: Started, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await ended;
}

async function startsAfter(place: Place, name: string, stop: (started: Started) => Promise<void>): Promise<string> {
  const rounds: Started[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = await start(place);
    // The first start does not count, because the end before it was of another kind.
    if (round > 0) rounds.push(started);
    await stop(started);
  }
  const worst = (key: 'printed' | 'ready') => seconds(Math.max(...rounds.map((one) => one[key])));
  return `| start ${name}, worst of ${rounds.length} | address ${worst('printed')} s | ready ${worst('ready')} s |`;
}

/** Sends reads of every kind and new expenses on all connections. Returns the requests per second. */
async function load({ port }: Place, forSeconds: number): Promise<number> {
  const client = new Client(originOf(port), LANES);
  await client.signIn();
  const periode = { datedebut: '2020-01-01', datefin: '2026-12-31' };
  const reads = [
    pathOf(depenses.list, { page: 1, limit: PAGE_SIZE.depenses }),
    pathOf(commandes.list, { page: 1, limit: PAGE_SIZE.commandes }),
    pathOf(clients.list, { page: 1, limit: PAGE_SIZE.clients }),
    pathOf(creances.list, { page: 1, limit: ROWS }),
    pathOf(calls.dashboard.totaux, periode),
    pathOf(calls.dashboard.flux, { ...periode, pas: 'mois' }),
    pathOf(calls.dashboard.repartition, periode),
    pathOf(calls.dashboard.attente),
  ].map((path) => client.reading(path));
  let asked = 0;
  const work = (lane: number) => {
    asked += 1;
    const read = reads[asked % (reads.length + 2)];
    if (read) return client.ask(lane, read);
    const body = { libelle: 'Mesure', typedepenseid: 1, montant: 500, description: '', date: '2026-01-05' };
    return client.postJson(lane, pathOf(depenses.create), body);
  };
  const { perSecond } = await measure(work, { connections: LANES, seconds: forSeconds });
  client.close();
  return perSecond;
}

const shown = ({ node, postgres, shared }: Memory) => {
  const database = postgres + shared;
  return `server ${node.toFixed(0)} | database ${database.toFixed(0)} | together ${(node + database).toFixed(0)} MiB`;
};

/**
 * Prints lines of a table: how long `npm start` takes until its address is printed and until it is ready, after an
 * orderly end and after kill -9 under load; and the memory of server and database before a load, under it and after.
 */
export async function measureLife(place: Place, say: (line: string) => void): Promise<void> {
  say(await startsAfter(place, 'after an orderly end', (started) => end(started, 'SIGTERM')));
  say(
    await startsAfter(place, 'after kill -9 under load', async (started) => {
      const loaded = load(place, 2).catch(() => undefined);
      await sleep(2000);
      await end(started, 'SIGKILL');
      await loaded;
    }),
  );
  const last = await start(place);
  const memory = async () => shown(await memoryOf(last.child.pid ?? 0, join(place.folder, 'base')));
  say(`| memory, just started | ${await memory()} |`);
  const during = sleep(LOAD_SECONDS * 1000).then(memory);
  const perSecond = await load(place, LOAD_SECONDS);
  say(`| memory under load, ${perSecond.toFixed(0)} requests/s on ${LANES} connections | ${await during} |`);
  await sleep(REST_MS);
  say(`| memory after the load | ${await memory()} |`);
  await end(last, 'SIGTERM');
}
