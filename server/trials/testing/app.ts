import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { type Config, readConfig } from '../../config';
import { openDatabase } from '../../db/openDatabase';
import type { Db } from '../../db/pool';
import { openFiles } from '../../frame/storage/openStorage';
import type { FileStorage } from '../../frame/storage/storage';
import type { FreeBytes } from '../../frame/work/space';
import { freshDatabase, type Template } from './fresh';
import { COMPAGNIE, PASSWORD, type People, peopleOf } from './people';
import { testStore } from './store';

export { PASSWORD };

/**
 * Long, because most tests check answers and not the speed of a busy machine; tests of the limits set their own value.
 */
const PATIENCE_MS = 60_000;
const SECRET = 'a secret of the tests, long enough to sign with';

/** A listening server with its own database and folder. */
export interface TestApp extends People, AsyncDisposable {
  app: FastifyInstance;
  /** `http://127.0.0.1:port` */
  baseUrl: string;
  db: Db;
  dataDir: string;
  storage: FileStorage;
  connection: { host: string; port: number; user: string; password: string; database: string };
  /** The server's clock, epoch milliseconds; set it to move it. */
  clock: { now: () => number };
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** What its database is a copy of; `house` by default. */
  template?: Template;
  config?: Partial<Config>;
  /** Folder of a built application. */
  appDir?: string;
  logTo?: Writable;
  /** Replaces the measure of the disk's free bytes. */
  freeBytes?: FreeBytes;
  /** Milliseconds between two checks of what may change meanwhile: the session of a long request, the built page. */
  lookMs?: number;
  /** Milliseconds that a request waits for the database. */
  patienceMs?: number;
}

/** Starts a server: `const house = openedForTests(testApp);`. Users made by `as` have PASSWORD. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const fresh = await freshDatabase(options.template ?? 'house');
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-app-'));
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', COMPAGNIE, POOL_MAX: '10', ...testStore() }),
    ...options.config,
  };
  const database = openDatabase(fresh.connection, {
    max: config.poolMax,
    patienceMs: options.patienceMs ?? PATIENCE_MS,
  });
  const { db } = database;
  const clock = { now: Date.now };
  const storage = await openFiles(config.s3, dataDir, db);
  const app = await buildApp({
    db,
    config,
    dataDir,
    storage,
    sessionSecret: SECRET,
    appDir: options.appDir ?? join(dataDir, 'no front'),
    now: () => clock.now(),
    ...(options.freeBytes ? { freeBytes: options.freeBytes } : {}),
    ...(options.logTo ? { logTo: options.logTo } : {}),
    ...(options.lookMs ? { lookMs: options.lookMs } : {}),
  });
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });

  const close = async () => {
    await app.close();
    storage.close();
    await database.close();
    await fresh.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    app,
    baseUrl,
    db,
    dataDir,
    storage,
    connection: fresh.connection,
    clock,
    ...peopleOf({ baseUrl, db, sessionSecret: SECRET, now: () => clock.now() }),
    close,
    [Symbol.asyncDispose]: close,
  };
}
