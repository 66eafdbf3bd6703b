import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { todayInAbidjan } from '#domain/dates';
import { foldTotals } from '../server/db/maintenance.repository';
import { type Db, openDatabase } from '../server/db/pool';
import { startEmbedded } from '../server/embedded/embedded';
import type { Connection } from '../server/embedded/roles';
import { checkLedger } from '../server/ledger/check';
import { buildServer, startServer } from '../server/testing/serverProcess';
import { type ListCase, listCases } from './cases';
import { type Answer, Client } from './client';
import { clientsInTurn, orderByHttp, orderBySql, settleByHttp, settleBySql } from './commandes';
import { maisonCases } from './maison';
import { measure } from './measure';
import { debts, payByHttp, payBySql } from './payments';
import { projetCases } from './projets';
import { FULL, seed, type Volume } from './seed';
import { type Row, table } from './table';
import { streamToDisk, UPLOAD_MB, uploadByHttp } from './uploads';
import { venteCases } from './ventes';
import { unpaidCommandes } from './ventes.seed';

/*
 * `npm run bench [-- --small]`: the built server over HTTP beside the same SQL through the driver, on an embedded
 * PostgreSQL with fsync on. Ratios hold when the machine's speed drifts; single figures do not.
 */

const PASSWORD = 'mesure-de-comptoir';
const SMALL: Volume = {
  depenses: 30_000,
  reglements: 10_000,
  mouvements: 100_000,
  projets: 10_000,
  etapes: 100_000,
  clients: 20_000,
  commandes: 100_000,
};
const isSmall = process.argv.includes('--small');
const volume = isSmall ? SMALL : FULL;
const seconds = isSmall ? 2 : 3;
const nextDebt = debts(volume);
const nextCommande = unpaidCommandes(volume);
const nextClient = clientsInTurn(volume);
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
const embedded = await startEmbedded({ dataDir: folder, say });
try {
  await withServer(embedded.connection, async (origin) => {
    await fill(embedded.connection);
    say(table(await measureAll(origin, embedded.connection)));
    await assertLedger(embedded.connection);
  });
} finally {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}

async function withServer(connection: Connection, work: (origin: string) => Promise<void>): Promise<void> {
  const { host, port, user, password, database } = connection;
  const address = `postgresql://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  const env = { DATABASE_URL: address, ADMIN_PASSWORD: PASSWORD, NODE_ENV: 'production', POOL_MAX: '16' };
  const server = await startServer({ dataDir: folder, program: await buildServer(), env });
  try {
    await work(server.baseUrl);
  } finally {
    await server.end('SIGTERM');
  }
}

async function fill(connection: Connection): Promise<void> {
  const contents = Object.entries(volume).map(([name, n]) => `${n} ${name}`);
  say(`${contents.join(', ')}: filling…`);
  const started = performance.now();
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await seed(client, volume);
    await withDb(connection, 1, foldTotals);
    await client.query('VACUUM ANALYZE');
  } finally {
    // Before the database stops: its own failure is the one to be told.
    await client.end();
  }
  say(`filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function withDb<T>(connection: Connection, max: number, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(connection, { max });
  return work(db).finally(close);
}

/** What was measured was right: filled and paid into, the ledger holds. */
async function assertLedger(connection: Connection): Promise<void> {
  const violations = await withDb(connection, 1, checkLedger);
  if (violations.length > 0) throw new Error(`the ledger does not hold: ${JSON.stringify(violations)}`);
}

async function measureAll(origin: string, connection: Connection): Promise<Row[]> {
  return withDb(connection, 16, async (db) => [
    ...(await measureWith(1, origin, db)),
    ...(await measureWith(16, origin, db)),
  ]);
}

async function measureWith(connections: number, origin: string, db: Db): Promise<Row[]> {
  const client = new Client(origin, connections);
  await client.signIn('admin', PASSWORD);
  const rows: Row[] = [];
  try {
    await measureLists(client, db, connections, rows);
    for (const measureOne of [measurePayments, measureOrders, measureSettlements]) {
      rows.push(await measureOne(client, db, connections));
    }
    rows.push(await measureUploads(client, connections));
  } finally {
    await client.close();
  }
  return rows;
}

async function measureLists(client: Client, db: Db, connections: number, rows: Row[]): Promise<void> {
  for (const listCase of await allCases(db)) {
    const { name, path, sql, target } = listCase;
    await checkCount(client, listCase);
    const http = await measure(() => client.get(path), { connections, seconds });
    rows.push({ name, connections, http, sql: await measure(() => sql(), { connections, seconds }) });
    if (connections === 1 && target && http.p99 > target) say(`over its target of ${target} ms: ${name}, ${http.p99}`);
  }
}

async function allCases(db: Db): Promise<ListCase[]> {
  const now = Date.now();
  return [
    ...(await listCases(db, volume)),
    ...projetCases(db, volume),
    ...venteCases(db, volume, now),
    ...maisonCases(db, now),
  ];
}

function countOf({ count }: Answer): number | undefined {
  return count;
}

/** Both sides see the same rows, and see some: an empty list is fast and says nothing. */
async function checkCount(client: Client, { name, path, sql, counted = countOf }: ListCase): Promise<void> {
  const [byHttp, bySql] = [counted(await client.get(path)), (await sql()).count];
  if (byHttp !== bySql || !bySql) throw new Error(`${name}: ${byHttp} rows by HTTP, ${bySql} by SQL`);
}

/** Beside the same bytes streamed to disk and synced, without HTTP or a database. */
async function measureUploads(client: Client, connections: number): Promise<Row> {
  const http = await measure(() => uploadByHttp(client), { connections, seconds });
  const sql = await measure(() => streamToDisk(folder), { connections, seconds });
  return { name: `upload of a ${UPLOAD_MB} MB video (SQL: raw stream to disk)`, connections, http, sql };
}

async function measurePayments(client: Client, db: Db, connections: number): Promise<Row> {
  const date = todayInAbidjan(Date.now());
  const http = await measure(() => payByHttp(client, nextDebt(), date), { connections, seconds });
  const sql = await measure(() => payBySql(db, nextDebt(), date), { connections, seconds });
  return { name: 'payment with proof (SQL: without)', connections, http, sql };
}

async function measureOrders(client: Client, db: Db, connections: number): Promise<Row> {
  const http = await measure(() => orderByHttp(client, nextClient()), { connections, seconds });
  const sql = await measure(() => orderBySql(db, nextClient()), { connections, seconds });
  return { name: 'order of three lines (SQL: inserts alone)', connections, http, sql };
}

async function measureSettlements(client: Client, db: Db, connections: number): Promise<Row> {
  const date = todayInAbidjan(Date.now());
  const http = await measure(() => settleByHttp(client, nextCommande(), date), { connections, seconds });
  const sql = await measure(() => settleBySql(db, nextCommande(), date), { connections, seconds });
  return { name: 'payment of an order', connections, http, sql };
}
