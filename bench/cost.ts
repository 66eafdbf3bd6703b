import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commandes } from '#contract/commandes';
import { todayInAbidjan } from '#domain/dates';
import { pageOfCommandes } from '../server/commandes/repository';
import { openDatabase } from '../server/db/pool';
import { workOf } from '../server/suites/campaigns/memory';
import { type Bareness, serveBare } from './bare';
import { pathOf } from './cases';
import { Client } from './client';
import { type House, inHouse, untilQuiet } from './house';
import { type Measured, measure } from './measure';
import { type Debt, debtOf, OF_ORDER, payByHttp } from './payments';
import { FULL, SMALL } from './seed';
import { unpaidCommandes } from './ventes.seed';
import { type Statement, watch } from './watched';

/*
 * `npm run bench -- --cost [--small] [--keep <folder>]`: processor time of a page of 25 orders with its exact total, and
 * of a payment of an order, in this server and, by turns in one run, in a bare one over the same driver.
 */

const { values: options } = parseArgs({
  options: {
    cost: { type: 'boolean' },
    small: { type: 'boolean', default: false },
    keep: { type: 'string' },
    bare: { type: 'string' },
  },
});
const volume = options.small ? SMALL : FULL;
const say = (line: string) => process.stdout.write(`${line}\n`);
const PAGE = { page: 1, limit: 25 };
const SECONDS = 4;
const ROUNDS = 3;
/** Runs of each thing before it is measured: its code is compiled by then. */
const WARM = { page: 6000, payment: 1500 };

/** Milliseconds of a processor for one request. */
interface Cost extends Measured {
  server: number;
  database: number;
}

async function measureAll(house: House): Promise<void> {
  const { connection } = house;
  const bare = fork(fileURLToPath(import.meta.url), [
    '--bare',
    JSON.stringify({ connection, page: await pageStatement(house) }),
  ]);
  try {
    const [origin] = (await once(bare, 'message')) as [string];
    await house.withServer(async ({ baseUrl, child }) => {
      for (const connections of [1, 16]) {
        const [ours, other] = [new Client(baseUrl, connections), new Client(origin, connections)];
        await ours.signIn();
        const costs = { connections, folder: house.folder };
        const pids = [child.pid ?? 0, bare.pid ?? 0] as const;
        await report(`page of ${PAGE.limit} orders`, costs, [
          { pid: pids[0], warm: WARM.page, work: asking(ours, pathOf(commandes.list, { etat: '', ...PAGE })) },
          { pid: pids[1], warm: WARM.page, work: asking(other, '/page') },
        ]);
        await report('payment of an order', costs, [
          { pid: pids[0], warm: WARM.payment, work: paying(ours) },
          { pid: pids[1], warm: WARM.payment, work: payingBare(other) },
        ]);
        ours.close();
        other.close();
      }
    });
  } finally {
    bare.kill('SIGTERM');
  }
}

/** The statement of the page and its total, taken from the server's own code at work. */
async function pageStatement({ connection }: House): Promise<Statement> {
  const { db, pool, close } = openDatabase(connection, { max: 1 });
  try {
    const during = watch(pool);
    await untilQuiet(pool);
    const [sent] = await during(() => pageOfCommandes(db, { etat: '' }, PAGE));
    if (!sent) throw new Error('nothing was asked for a page');
    return { text: sent.text, values: sent.values };
  } finally {
    await close();
  }
}

function asking(client: Client, path: string): Work {
  const request = client.reading(path);
  return (lane) => client.ask(lane, request);
}

const nextUnpaid = unpaidCommandes(volume);
/** Each owes many payments. */
const UNPAID = Array.from({ length: 2000 }, () => debtOf(nextUnpaid()));

function paying(client: Client): Work {
  const date = todayInAbidjan(Date.now());
  let paid = 0;
  return (lane) => {
    paid += 1;
    return payByHttp({ client, lane }, OF_ORDER, UNPAID[paid % UNPAID.length] as Debt, date);
  };
}

function payingBare(client: Client): Work {
  let paid = 0;
  return (lane) => {
    paid += 1;
    return client.postJson(lane, '/reglements', {
      detteid: 1 + (paid % 10_000),
      caisseid: 1 + (paid % 12),
      montant: 5,
    });
  };
}

type Work = (lane: number) => Promise<unknown>;

interface Side {
  pid: number;
  warm: number;
  work: Work;
}

interface Conditions {
  connections: number;
  folder: string;
}

/** Both sides by turns; of each the median round. */
async function report(what: string, conditions: Conditions, sides: readonly [Side, Side]): Promise<void> {
  const rounds: [Cost[], Cost[]] = [[], []];
  for (const side of sides) await warm(side, conditions.connections);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds[0].push(await costOf(sides[0], conditions));
    rounds[1].push(await costOf(sides[1], conditions));
  }
  const [ours, bare] = [middle(rounds[0]), middle(rounds[1])];
  const figures = ({ server, database, p50, p99, perSecond }: Cost) =>
    `server ${server.toFixed(2)} ms, database ${database.toFixed(2)} ms, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(1)} ms, ${perSecond.toFixed(0)}/s`;
  say(`${what}, ${conditions.connections} conn.: ${figures(ours)}`);
  say(`  bare: ${figures(bare)}; processor × ${(ours.server / bare.server).toFixed(2)}`);
}

async function warm({ warm: times, work }: Side, connections: number): Promise<void> {
  const run = async (lane: number) => {
    for (let n = lane; n < times; n += connections) await work(lane);
  };
  await Promise.all(Array.from({ length: connections }, (_, lane) => run(lane)));
}

async function costOf({ pid, work }: Side, { connections, folder }: Conditions): Promise<Cost> {
  const base = join(folder, 'base');
  let asked = 0;
  const before = await workOf(pid, base);
  const measured = await measure(
    (lane) => {
      asked += 1;
      return work(lane);
    },
    { connections, seconds: SECONDS },
  );
  const after = await workOf(pid, base);
  const each = (was: number, is: number) => ((is - was) * 1000) / asked;
  return { ...measured, server: each(before.node, after.node), database: each(before.postgres, after.postgres) };
}

function middle(costs: readonly Cost[]): Cost {
  const sorted = [...costs].sort((a, b) => a.server - b.server);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('nothing was measured');
  return found;
}

if (options.bare === undefined) await inHouse({ kept: options.keep, volume, say }, measureAll);
else process.send?.(await serveBare(JSON.parse(options.bare) as Bareness));
