import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commandes } from '@comptoir/contract/commandes';
import { todayInAbidjan } from '@comptoir/domain/dates';
import type pg from 'pg';
import { openSession } from '../server/auth/opening';
import { pageOfCommandes } from '../server/commandes/repository';
import { openDatabase } from '../server/db/openDatabase';
import type { Db } from '../server/db/pool';
import { DEBTS, serveBare, WITHOUT_IT } from './bare';
import type { Bareness } from './bareness';
import { pathOf } from './cases';
import { answerIn, Client } from './client';
import { type House, inHouse, untilQuiet } from './house';
import { correctByHttp, type Debt, debtOf, OF_ORDER, payByHttp, UTILISATEUR } from './payments';
import { type Loaded, loaded, middle, type Work, warm } from './processor';
import { FULL, SMALL } from './seed';
import { unpaidCommandes } from './ventes.seed';
import { type Statement, watch } from './watched';

/*
 * `npm run bench -- --cost [--small] [--keep <folder>] [--only <regexp>]`: measures processor and waiting time of a
 * page of 25 orders with its exact total, of a payment of an order with its proof, and of its correction without a file.
 * It does so by turns in this server and in a bare one over the same driver, which does the least, then the same work.
 */

const { values: options } = parseArgs({
  options: {
    cost: { type: 'boolean' },
    small: { type: 'boolean', default: false },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
    bare: { type: 'string' },
  },
});
const volume = options.small ? SMALL : FULL;
const say = (line: string) => process.stdout.write(`${line}\n`);
const only = new RegExp(options.only, 'i');
const PAGE = { page: 1, limit: 25 };
const SECONDS = 3;
const ROUNDS = 3;
/** Runs of each request before it is measured. */
const WARM = { page: 6000, write: 1500 };
/** Number of payments that are corrected in turn. */
const CORRECTED = 200;

async function measureAll(house: House): Promise<void> {
  const { db, pool, close } = openDatabase(house.connection, { max: 2 });
  const files = join(house.folder, 'nu');
  await rm(files, { recursive: true, force: true });
  await mkdir(files);
  const page = await pageStatement(db, pool);
  const bareness: Bareness = { connection: house.connection, files, page };
  const bare = fork(fileURLToPath(import.meta.url), ['--bare', JSON.stringify(bareness)]);
  try {
    const [origin] = (await once(bare, 'message')) as [string];
    const { jti } = await openSession(db, { utilisateurid: UTILISATEUR, dateexpiration: null }, Date.now());
    await house.withServer(async ({ baseUrl, child }) => {
      await untilQuiet(pool);
      say(
        '| what | clients | server, ms of a core | bare | ratio | same work | ratio | p50 ms | bare | same work | p99 ms | bare | same work | /s | bare | same work |',
      );
      say(`|${' --- |'.repeat(16)}`);
      for (const connections of [1, 16]) {
        const clients = [baseUrl, origin].map((address) => new Client(address, connections)) as [Client, Client];
        await clients[0].signIn();
        clients[1].carry(`session=${jti}`);
        const pids = [child.pid ?? 0, bare.pid ?? 0] as const;
        await report(clients, { pids, base: join(house.folder, 'base'), connections });
        for (const client of clients) client.close();
      }
    });
  } finally {
    bare.kill('SIGTERM');
    if (bare.exitCode === null) await once(bare, 'exit');
    await pool.query(WITHOUT_IT);
    await close();
    await rm(files, { recursive: true, force: true });
  }
}

/** Returns the statement that reads a page and its total, as the server's own code sends it. */
async function pageStatement(db: Db, pool: pg.Pool): Promise<Statement> {
  const during = watch(pool);
  await untilQuiet(pool);
  const [sent] = await during(() => pageOfCommandes(db, { etat: '' }, PAGE));
  if (!sent) throw new Error('nothing was asked for a page');
  return { text: sent.text, values: sent.values };
}

/** A measured request: in our server, in the bare one with the least work, in the bare one with the same work. */
interface Case {
  what: string;
  warm: number;
  works: readonly [Work, Work, Work];
}

async function casesOf(ours: Client, other: Client): Promise<Case[]> {
  return [
    {
      what: `page of ${PAGE.limit} orders`,
      warm: WARM.page,
      works: [
        asking(ours, pathOf(commandes.list, { etat: '', ...PAGE })),
        asking(other, '/page'),
        asking(other, '/same/page'),
      ],
    },
    {
      what: 'payment of an order, with its proof',
      warm: WARM.write,
      works: [paying(ours), payingBare(other), payingSame(other)],
    },
    {
      what: 'its correction, no file (bare: a payment)',
      warm: WARM.write,
      works: [await correcting(ours), payingBare(other), await correctingSame(other)],
    },
  ];
}

function asking(client: Client, path: string): Work {
  const request = client.reading(path);
  return (lane) => client.ask(lane, request);
}

const nextUnpaid = unpaidCommandes(volume);
/** Each of them can take many payments. */
const UNPAID = Array.from({ length: 2000 }, () => debtOf(nextUnpaid()));
const today = todayInAbidjan(Date.now());

/** Returns a function that gives the items in turn, each with the number of rounds so far. */
function inTurn<T>(all: readonly T[]): () => [T, number] {
  let given = 0;
  return () => {
    given += 1;
    return [all[given % all.length] as T, Math.floor(given / all.length)];
  };
}

const nextDebt = inTurn(UNPAID);
const nextBareDebt = inTurn(Array.from({ length: DEBTS }, (_, n) => debtOf(n + 1)));

function paying(client: Client) {
  return (lane: number, [debt] = nextDebt()) => payByHttp({ client, lane }, OF_ORDER, debt, today);
}

function payingSame(client: Client) {
  return (lane: number, [debt] = nextBareDebt()) =>
    client.postForm(lane, '/same/reglements', { ...debt, montant: 5, date: today }, OF_ORDER.file);
}

function payingBare(client: Client): Work {
  return (lane) => {
    const [{ depenseid, caisseid }] = nextBareDebt();
    return client.postJson(lane, '/reglements', { detteid: depenseid, caisseid, montant: 5 });
  };
}

type Paid = Debt & { reglementid: number };

/** Makes payments with `pay`, one for each debt, and returns a function that gives them in turn. */
async function paidOf(next: () => [Debt, number], pay: (lane: number, of: [Debt, number]) => Promise<Buffer>) {
  const paid: Paid[] = [];
  while (paid.length < CORRECTED) {
    const of = next();
    const { data } = answerIn(await pay(0, of));
    paid.push({ ...of[0], reglementid: (data as Paid).reglementid });
  }
  return inTurn(paid);
}

/** Returns another amount in each round, so that a line is written to the ledger. */
const montantOf = (round: number) => 10 + (round % 100);

async function correcting(client: Client): Promise<Work> {
  const next = await paidOf(nextDebt, paying(client));
  return (lane) => {
    const [paid, round] = next();
    return correctByHttp({ client, lane }, OF_ORDER, { ...paid, montant: montantOf(round) }, today);
  };
}

async function correctingSame(client: Client): Promise<Work> {
  const next = await paidOf(nextBareDebt, payingSame(client));
  return (lane) => {
    const [{ reglementid, ...debt }, round] = next();
    return client.putForm(lane, `/same/reglements/${reglementid}`, { ...debt, montant: montantOf(round), date: today });
  };
}

interface Conditions {
  /** Process ids of our server and of the bare one. */
  pids: readonly [number, number];
  base: string;
  connections: number;
}

/** Measures the three works of each case by turns, and prints the median round of each figure. */
async function report(clients: readonly [Client, Client], { pids, ...target }: Conditions): Promise<void> {
  const cases = await casesOf(...clients);
  for (const { what, warm: times, works } of cases.filter((one) => only.test(one.what))) {
    for (const work of works) await warm(work, times, target.connections);
    const rounds: [Loaded[], Loaded[], Loaded[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, work] of works.entries())
        rounds[at]?.push(await loaded(work, { ...target, pid: pids[at === 0 ? 0 : 1] }, SECONDS));
    }
    const of = (figure: keyof Loaded) => rounds.map((done) => middle(done, (round) => round[figure]));
    const [server = 0, bare = 0, same = 0] = of('server');
    const cells = [
      server,
      bare,
      `${(server / bare).toFixed(2)} ×`,
      same,
      `${(server / same).toFixed(2)} ×`,
      ...of('p50'),
      ...of('p99'),
    ];
    const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell));
    const rates = of('perSecond').map((rate) => rate.toFixed(0));
    say(`| ${[what, target.connections, ...texts, ...rates].join(' | ')} |`);
  }
}

if (options.bare === undefined) await inHouse({ kept: options.keep, volume, say }, measureAll);
else process.send?.(await serveBare(JSON.parse(options.bare) as Bareness));
