import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { testDatabaseUrl } from '../../config';
import { migrateToLatest } from '../../db/migrate';
import { openDatabase } from '../../db/openDatabase';
import { startEmbedded } from '../../frame/embedded/embedded';
import { lockHolder } from '../../frame/embedded/lock';
import { endLeftover } from '../../frame/embedded/pidFile';
import type { Connection } from '../../frame/embedded/roles';
import { ensureFirstAdministrator } from '../../process/firstAdministrator';
import { PASSWORD } from './password';
import { buildServer } from './serverProcess';

/** What a test file needs to make its own database. */
export interface TestServer {
  readonly admin: Connection;
  /** Beginning of the names of this run's databases; the templates are `…_empty` and `…_house`. */
  readonly run: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

const PREFIX = 'comptoir-test-';
const silent = () => undefined;

/**
 * Starts one PostgreSQL for the run: the embedded one on throw-away data, or the one that TEST_DATABASE_URL names.
 * Builds the server, whose threads draw papers.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  const external = testDatabaseUrl();
  const server = external ? { admin: connectionOf(external), stop: async () => undefined } : await throwAway();
  const run = `test_${process.pid}_${Date.now().toString(36)}`;
  try {
    await asAdmin(server.admin, (client) => makeTemplates(client, server.admin, run));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testServer', { admin: server.admin, run });
  return async () => {
    if (external) await asAdmin(server.admin, (client) => dropAll(client, run));
    await server.stop();
  };
}

/**
 * Makes two templates: a migrated, empty database, and one with the first administrator, whose password is then hashed
 * only once for the run.
 */
async function makeTemplates(client: pg.Client, admin: Connection, run: string): Promise<void> {
  const [empty, house] = [`${run}_empty`, `${run}_house`];
  await client.query(`CREATE DATABASE ${empty}`);
  await migrateToLatest({ ...admin, database: empty });
  await client.query(`CREATE DATABASE ${house} TEMPLATE ${empty}`);
  const { db, close } = openDatabase({ ...admin, database: house }, { max: 1, patienceMs: 60_000 });
  await ensureFirstAdministrator(db, PASSWORD).finally(close);
}

async function throwAway(): Promise<{ admin: Connection; stop(): Promise<void> }> {
  await sweep();
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const embedded = await startEmbedded({ dataDir, say: silent, fast: true, connections: 200 });
    return { admin: embedded.admin, stop: () => embedded.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Ends the databases that killed runs left running, and removes their folders. */
async function sweep(): Promise<void> {
  const aMinuteAgo = Date.now() - 60_000;
  for (const name of (await readdir(tmpdir())).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    const made = await stat(folder).catch(() => undefined);
    if (!made || made.mtimeMs > aMinuteAgo || (await lockHolder(folder)) !== undefined) continue;
    await endLeftover(join(folder, 'base'), silent).catch(silent);
    await rm(folder, { recursive: true, force: true }).catch(silent);
  }
}

async function dropAll(client: pg.Client, run: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE datname LIKE $1', [
    `${run.replaceAll('_', '\\_')}%`,
  ]);
  for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}

async function asAdmin<T>(admin: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...admin, ssl: false });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function connectionOf(address: string): Connection {
  const url = new URL(address);
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1) || 'postgres',
  };
}
