import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { todayInAbidjan } from '@comptoir/domain/dates';
import pg from 'pg';
import { connectionOf, openDatabase } from '../server/db/openDatabase';
import type { Db } from '../server/db/pool';
import { PreparingClient } from '../server/db/prepared';
import type { Connection } from '../server/frame/embedded/roles';
import { administrationCases } from './administration';
import { type ListCase, listCases } from './cases';
import { Client } from './client';
import { clientsInTurn, orderByHttp, orderBySql } from './commandes';
import { maisonCases } from './maison';
import { measure, warm } from './measure';
import {
  askedOf,
  type Debt,
  debtOf,
  debts,
  type Kind,
  OF_EXPENSE,
  OF_ORDER,
  payByHttp,
  recordPayment,
} from './payments';
import { projetCases } from './projets';
import { rawPageOf } from './rawPage';
import { learn, replay } from './replay';
import type { Volume } from './seed';
import type { Row } from './table';
import { keepSynced, streamToDisk, UPLOAD_MB, uploadByHttp } from './uploads';
import { venteCases } from './ventes';
import { unpaidCommandes } from './ventes.seed';
import { type Sent, watch } from './watched';

interface Options {
  /** Address of the measured server. */
  origin: string;
  /** Connection to that server's database. */
  connection: Connection;
  volume: Volume;
  /** Duration of each measure. */
  seconds: number;
  /** Names of the cases that are measured. */
  only: RegExp;
  folder: string;
  say(line: string): void;
}

/** A server, its database beside it, and the debts left to pay. */
export interface Bench extends Options {
  db: Db;
  pool: pg.Pool;
  during(work: () => Promise<unknown>): Promise<Sent[]>;
  nextDebt(): Debt;
  nextCommande(): Debt;
  nextClient(): number;
  close(): Promise<void>;
}

export async function openBench(options: Options): Promise<Bench> {
  const { connection, volume } = options;
  const { db, pool, close } = openDatabase(connection, { max: 16 });
  // Idle connections close before the next measure needs its own, because the embedded database has only fifty.
  Object.assign(pool.options, { idleTimeoutMillis: 100 });
  const during = watch(pool);
  const nextUnpaid = unpaidCommandes(volume);
  const left = { nextDebt: debts(volume), nextClient: clientsInTurn(volume), nextCommande: () => debtOf(nextUnpaid()) };
  return { ...options, ...left, db, pool, during, close };
}

/** Runs of the most frequent calls before anything is measured. */
const WARM = { page: 3000, write: 500 };

/** Lets the server compile its code, so that the first measured case does not include that. */
export async function warmUp(bench: Bench): Promise<void> {
  const connections = 16;
  const client = new Client(bench.origin, connections);
  await client.signIn();
  const date = todayInAbidjan(Date.now());
  try {
    for (const { name, path } of await allCases(bench)) {
      const request = client.reading(path);
      if (name.endsWith('first page')) await warm((lane) => client.ask(lane, request), WARM.page, connections);
    }
    for (const [at, kind] of [OF_EXPENSE, OF_ORDER].entries()) {
      const next = nextOf(bench, kind);
      const pay = (lane: number) => payByHttp({ client, lane }, kind, next(), date);
      if (bench.only.test(PAID[at] as string)) await warm(pay, WARM.write, connections);
    }
  } finally {
    client.close();
  }
}

/** Measures every case with this number of clients at the same time. */
export async function measureWith(bench: Bench, connections: number): Promise<Row[]> {
  const client = new Client(bench.origin, connections);
  await client.signIn();
  const lanes: Lanes = { bench, client, connections };
  const rows: Row[] = [];
  try {
    for (const listCase of await allCases(bench)) await measureList(lanes, listCase, rows);
    for (const [name, measureOne] of WRITES) {
      if (!bench.only.test(name)) continue;
      for (const measured of await measureOne(lanes)) rows.push({ name, connections, ...measured });
    }
  } finally {
    client.close();
  }
  return rows;
}

interface Lanes {
  bench: Bench;
  client: Client;
  connections: number;
}

async function allCases({ db, volume, only }: Bench): Promise<ListCase[]> {
  const now = Date.now();
  const cases = [
    ...(await listCases(db, volume)),
    ...projetCases(db, volume),
    ...venteCases(db, volume, now),
    ...administrationCases(db, now),
    ...maisonCases(db, now),
  ];
  return cases.filter(({ name }) => only.test(name));
}

async function measureList({ bench, client, connections }: Lanes, list: ListCase, rows: Row[]): Promise<void> {
  const { name, path, target } = list;
  const { seconds, say } = bench;
  await checkCount(client, list);
  const request = client.reading(path);
  const http = await measure((lane) => client.ask(lane, request), { connections, seconds });
  const page = await rawPageOf(list, bench.during);
  const raw = await alone(bench, pg.Client, (driver) =>
    measure(() => (page ? driver.query(page.text, page.values) : list.sql()), { connections, seconds }),
  );
  rows.push({ name, connections, http, raw });
  if (connections === 1 && target && http.p99 > target) say(`over its target of ${target} ms: ${name}, ${http.p99}`);
}

/** Tells whether there is a number other than 0 in what was read. */
const says = (value: unknown): boolean =>
  typeof value === 'object' ? Object.values(value ?? {}).some(says) : typeof value === 'number' && value !== 0;

/** Throws unless both sides count the same rows, and read something: an empty list measures nothing. */
async function checkCount(client: Client, { name, path, sql: read }: ListCase): Promise<void> {
  const [byHttp, bySql] = [await client.get(path), (await read()) as { count?: number } | undefined];
  const [counted, stored] = [byHttp.count, bySql?.count];
  if (counted !== stored || counted === 0 || !says(byHttp.data) || !says(bySql)) {
    throw new Error(`${name}: ${counted} rows by HTTP, ${stored} by SQL`);
  }
}

const PAID = ['payment of an expense, with its proof', 'payment of an order'] as const;

/**
 * Works with its own connections and closes them, because the embedded database has only fifty. `pg.Client` is the
 * plain driver; `PreparingClient` prepares the statements that the server prepares.
 */
async function alone<T>({ connection }: Bench, Client: typeof pg.Client, work: (driver: pg.Pool) => Promise<T>) {
  const driver = new pg.Pool({ ...connectionOf(connection), max: 16, Client });
  return work(driver).finally(() => driver.end());
}

type Write = (lanes: Lanes) => Promise<(Pick<Row, 'http' | 'raw'> & { name?: string })[]>;

const WRITES: readonly (readonly [string, Write])[] = [
  [PAID[0], (lanes) => payments(lanes, OF_EXPENSE)],
  [PAID[1], (lanes) => payments(lanes, OF_ORDER)],
  ['order of three lines (raw: inserts alone)', orders],
  [`upload of a ${UPLOAD_MB} MB video (raw: stream to disk)`, uploads],
];

const nextOf = (bench: Bench, kind: Kind) => (kind === OF_EXPENSE ? bench.nextDebt : bench.nextCommande);

/**
 * Measures payments beside the server's own statements, sent one after the other: plain, prepared as the server does,
 * and prepared while the payment's proof is written and synced with its folder before COMMIT.
 */
async function payments({ bench, client, connections }: Lanes, kind: Kind) {
  const { db, during, folder, seconds } = bench;
  const next = nextOf(bench, kind);
  const date = todayInAbidjan(Date.now());
  const record = () => recordPayment(db, during, { kind, debt: next(), date });
  const steps = learn(await record(), await record());
  const http = await measure((lane) => payByHttp({ client, lane }, kind, next(), date), { connections, seconds });
  const through = (Client: typeof pg.Client, meanwhile?: () => Promise<unknown>) =>
    alone(bench, Client, (driver) => {
      const pay = () => replay(driver, steps, askedOf(next()), meanwhile);
      return measure(pay, { connections, seconds });
    });
  const name = kind === OF_EXPENSE ? PAID[0] : PAID[1];
  const proofs = await mkdtemp(join(folder, 'preuves-'));
  const keep = () => keepSynced(proofs, kind.file.bytes);
  try {
    return [
      { http, raw: await through(pg.Client) },
      { name: `${name}, raw prepared`, http, raw: await through(PreparingClient) },
      { name: `${name}, raw prepared, proof synced`, http, raw: await through(PreparingClient, keep) },
    ];
  } finally {
    await rm(proofs, { recursive: true });
  }
}

async function orders({ bench, client, connections }: Lanes) {
  const { db, nextClient, seconds } = bench;
  const http = await measure((lane) => orderByHttp(client, lane, nextClient()), { connections, seconds });
  const raw = await measure(() => orderBySql(db, nextClient()), { connections, seconds });
  return [{ http, raw }];
}

/** Measures uploads beside the same bytes streamed to disk and synced, without HTTP or a database. */
async function uploads({ bench, client, connections }: Lanes) {
  const { folder, seconds } = bench;
  const http = await measure((lane) => uploadByHttp(client, lane), { connections, seconds });
  const raw = await measure(() => streamToDisk(folder), { connections, seconds });
  return [{ http, raw }];
}
