import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { todayInAbidjan } from '#domain/dates';
import { type Db, openDatabase } from '../server/db/pool';
import { startEmbedded } from '../server/embedded/embedded';
import type { Connection } from '../server/embedded/roles';
import { buildServer, startServer } from '../server/testing/serverProcess';
import { listCases } from './cases';
import { Client } from './client';
import { measure } from './measure';
import { debts, payByHttp, payBySql } from './payments';
import { projetCases } from './projets';
import { FULL, seed, type Volume } from './seed';
import { type Row, table } from './table';
import { streamToDisk, UPLOAD_MB, uploadByHttp } from './uploads';

/*
 * `npm run bench [-- --small]`: the built server over HTTP beside the same SQL through the driver, on an embedded
 * PostgreSQL with fsync on. Ratios hold when the machine's speed drifts; single figures do not.
 */

const PASSWORD = 'mesure-de-comptoir';
const SMALL: Volume = { depenses: 30_000, reglements: 10_000, mouvements: 100_000, projets: 10_000, etapes: 100_000 };
const isSmall = process.argv.includes('--small');
const volume = isSmall ? SMALL : FULL;
const seconds = isSmall ? 2 : 3;
const nextDebt = debts(volume);
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
const embedded = await startEmbedded({ dataDir: folder, say });
try {
  await withServer(embedded.connection, async (origin) => {
    const client = new pg.Client(embedded.connection);
    await client.connect();
    say(`${volume.mouvements} movements, ${volume.depenses} expenses, ${volume.etapes} steps: filling…`);
    await seed(client, volume);
    await client.end();
    say(table(await measureAll(origin, embedded.connection)));
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

async function measureAll(origin: string, connection: Connection): Promise<Row[]> {
  const { db, close } = openDatabase(connection, { max: 16 });
  const rows: Row[] = [];
  for (const connections of [1, 16]) {
    const client = new Client(origin, connections);
    await client.signIn('admin', PASSWORD);
    await measureLists(client, db, connections, rows);
    rows.push(await measurePayments(client, db, connections));
    rows.push(await measureUploads(client, connections));
    await client.close();
  }
  await close();
  return rows;
}

async function measureLists(client: Client, db: Db, connections: number, rows: Row[]): Promise<void> {
  for (const { name, path, sql, target } of [...(await listCases(db, volume)), ...projetCases(db, volume)]) {
    const [answer, direct] = [await client.get(path), await sql()];
    if (answer.count !== direct.count) throw new Error(`${name}: ${answer.count} rows by HTTP, ${direct.count} by SQL`);
    const http = await measure(() => client.get(path), { connections, seconds });
    rows.push({ name, connections, http, sql: await measure(() => sql(), { connections, seconds }) });
    if (connections === 1 && target && http.p99 > target) say(`over its target of ${target} ms: ${name}, ${http.p99}`);
  }
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
