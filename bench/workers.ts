import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { depenses } from '@comptoir/contract/depenses';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import { memoryOf } from '../server/trials/campaigns/memory';
import { buildServer, startServer } from '../server/trials/testing/serverProcess';
import { pathOf } from './cases';
import { Client } from './client';
import { debts, OF_EXPENSE, payByHttp } from './payments';
import { type Loaded, loaded, middle, type Work, warm } from './processor';
import { FULL, SMALL } from './seed';

/*
 * `npm run bench -- --workers --keep <folder> [--small]`: measures a server with one process and with two by turns, on
 * a folder that a benchmark filled and kept: a list's first page and payments on 16 connections, their processor time,
 * and the memory of all processes afterwards. The load comes from this process, which takes a core of its own.
 */

const { values: options } = parseArgs({
  options: {
    workers: { type: 'boolean' },
    keep: { type: 'string' },
    small: { type: 'boolean', default: false },
  },
});
if (options.keep === undefined) throw new Error('--keep <folder>: one that a benchmark filled');
const folder = await realpath(options.keep);
const say = (line: string) => process.stdout.write(`${line}\n`);

const CONNECTIONS = 16;
const SECONDS = 4;
const ROUNDS = 3;
/** By then, the ledger's check after a start is over; after a load, the pools have closed their idle connections. */
const REST_MS = 12_000;

const nextDebt = debts(options.small ? SMALL : FULL);
const today = new Date().toISOString().slice(0, 10);

interface Round {
  list: Loaded;
  payment: Loaded;
  memory: number;
}

async function measured(workers: number): Promise<Round> {
  const env = { WORKERS: String(workers), NODE_ENV: 'production' };
  const server = await startServer({ dataDir: folder, program: await buildServer(), env });
  try {
    await sleep(REST_MS);
    const client = new Client(server.baseUrl, CONNECTIONS);
    await client.signIn();
    const page = client.reading(pathOf(depenses.list, { page: 1, limit: PAGE_SIZE.depenses }));
    const list: Work = (lane) => client.ask(lane, page);
    const payment: Work = (lane) => payByHttp({ client, lane }, OF_EXPENSE, nextDebt(), today);
    const pid = server.child.pid ?? 0;
    const target = { pid, base: join(folder, 'base'), connections: CONNECTIONS };
    // Enough requests for each of two processes to have compiled its code.
    await warm(list, 8000, CONNECTIONS);
    await warm(payment, 800, CONNECTIONS);
    const round = { list: await loaded(list, target, SECONDS), payment: await loaded(payment, target, SECONDS) };
    client.close();
    await sleep(REST_MS);
    const { node, postgres, shared } = await memoryOf(pid, target.base);
    return { ...round, memory: node + postgres + shared };
  } finally {
    await server.end('SIGTERM');
  }
}

const rounds = new Map<number, Round[]>([
  [1, []],
  [2, []],
]);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [workers, done] of rounds) done.push(await measured(workers));
}
say('| processes | what | /s | p50 ms | p99 ms | server ms | database ms | memory after, MiB |');
say('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [workers, done] of rounds) {
  for (const what of ['list', 'payment'] as const) {
    const of = (key: keyof Loaded, digits = 2) => middle(done, (round) => round[what][key]).toFixed(digits);
    const times = (['p50', 'p99', 'server', 'database'] as const).map((key) => of(key));
    const memory = middle(done, (round) => round.memory).toFixed(0);
    say(`| ${workers} | ${what} | ${of('perSecond', 0)} | ${times.join(' | ')} | ${memory} |`);
  }
}
