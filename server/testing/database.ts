import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { testDatabaseUrl } from '../config';
import { migrateToLatest } from '../db/migrate';
import { startEmbedded } from '../embedded/embedded';
import { lockHolder } from '../embedded/lock';
import { endLeftover } from '../embedded/pidFile';
import type { Connection } from '../embedded/roles';

/** What a test file needs to make its own database. */
export interface TestServer {
  readonly admin: Connection;
  /** A migrated, empty database to copy. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

const PREFIX = 'comptoir-test-';
const silent = () => undefined;

/** One PostgreSQL for the run: the embedded one on throw-away data, or the one that TEST_DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = testDatabaseUrl();
  const server = external ? { admin: connectionOf(external), stop: async () => undefined } : await throwAway();
  const run = `test_${process.pid}_${Date.now().toString(36)}`;
  const template = `${run}_template`;
  try {
    await asAdmin(server.admin, (client) => client.query(`CREATE DATABASE ${template}`));
    await migrateToLatest({ ...server.admin, database: template });
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testServer', { admin: server.admin, template });
  return async () => {
    if (external) await asAdmin(server.admin, (client) => dropAll(client, run));
    await server.stop();
  };
}

async function throwAway(): Promise<{ admin: Connection; stop(): Promise<void> }> {
  await sweep();
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const embedded = await startEmbedded({ dataDir, say: silent, fast: true });
    return { admin: embedded.admin, stop: () => embedded.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A killed run leaves its database running: the next one ends it and removes its folder. */
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
