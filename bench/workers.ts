import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { depenses } from '#contract/depenses';
import { PAGE_SIZE } from '#domain/limits';
import { memoryOf, workOf } from '../server/suites/campaigns/memory';
import { buildServer, startServer } from '../server/testing/serverProcess';
import { pathOf } from './cases';
import { Client } from './client';
import { type Measured, measure } from './measure';
import { debts, OF_EXPENSE, payByHttp } from './payments';
import { FULL, SMALL } from './seed';

/*
 * `npm run bench -- --workers --keep <folder> [--small]`: on a folder that a benchmark filled and kept, by turns with
 * one process and with two: a list's first page and payments on 16 connections, what processor each took, and what all
 * of it holds of memory after. The load comes from this process, which takes a core of its own.
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
/** The check of the whole ledger that follows a start is over, and after the load the pools' idle connections. */
const REST_MS = 12_000;

const nextDebt = debts(options.small ? SMALL : FULL);
const today = new Date().toISOString().slice(0, 10);

interface Loaded extends Measured {
  /** Milliseconds of a processor for one request, the server's and the database's. */
  node: number;
  postgres: number;
}

interface Round {
  list: Loaded;
  payment: Loaded;
  memory: number;
}

async function loaded(work: (lane: number) => Promise<unknown>, pid: number): Promise<Loaded> {
  const base = join(folder, 'base');
  let asked = 0;
  const counted = (lane: number) => {
    asked += 1;
    return work(lane);
  };
  const before = await workOf(pid, base);
  const measured = await measure(counted, { connections: CONNECTIONS, seconds: SECONDS });
  const after = await workOf(pid, base);
  const each = (was: number, is: number) => ((is - was) * 1000) / asked;
  return { ...measured, node: each(before.node, after.node), postgres: each(before.postgres, after.postgres) };
}

async function warm(work: (lane: number) => Promise<unknown>, times: number): Promise<void> {
  const run = async (lane: number) => {
    for (let n = lane; n < times; n += CONNECTIONS) await work(lane);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, lane) => run(lane)));
}

async function measured(workers: number): Promise<Round> {
  const env = { WORKERS: String(workers), NODE_ENV: 'production' };
  const server = await startServer({ dataDir: folder, program: await buildServer(), env });
  try {
    await sleep(REST_MS);
    const client = new Client(server.baseUrl, CONNECTIONS);
    await client.signIn();
    const page = client.reading(pathOf(depenses.list, { page: 1, limit: PAGE_SIZE.depenses }));
    const pid = server.child.pid ?? 0;
    // Enough for each of two processes to have compiled what it does: by time alone two would come colder than one.
    await warm((lane) => client.ask(lane, page), 8000);
    await warm((lane) => payByHttp({ client, lane }, OF_EXPENSE, nextDebt(), today), 800);
    const list = await loaded((lane) => client.ask(lane, page), pid);
    const payment = await loaded((lane) => payByHttp({ client, lane }, OF_EXPENSE, nextDebt(), today), pid);
    client.close();
    await sleep(REST_MS);
    const { node, postgres, shared } = await memoryOf(pid, join(folder, 'base'));
    return { list, payment, memory: node + postgres + shared };
  } finally {
    await server.end('SIGTERM');
  }
}

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rounds = new Map<number, Round[]>([
  [1, []],
  [2, []],
]);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [workers, done] of rounds) done.push(await measured(workers));
}
const of = (done: readonly Round[], figure: (round: Round) => number, digits = 0) =>
  middle(done.map(figure)).toFixed(digits);
say('| processes | what | /s | p50 ms | p99 ms | server ms | database ms | memory after, MiB |');
say('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [workers, done] of rounds) {
  for (const what of ['list', 'payment'] as const) {
    const rate = of(done, (round) => round[what].perSecond);
    const times = (['p50', 'p99', 'node', 'postgres'] as const).map((key) => of(done, (round) => round[what][key], 2));
    say(`| ${workers} | ${what} | ${rate} | ${times.join(' | ')} | ${of(done, ({ memory }) => memory)} |`);
  }
}
