import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type AppDeps, buildApp } from '../app';
import type { Config } from '../config';
import { firstConnection, openDatabase } from '../db/openDatabase';
import { assertLimits, type StartedDatabase } from '../frame/embedded/database';
import { openFiles } from '../frame/storage/openStorage';
import type { Say } from '../frame/work/startRefusal';
import { verifyRegularly } from '../ledger/verification';
import { consoleLines } from '../operations/consoleLines';
import type { Ending } from './ending';
import { sessionSecret } from './sessionSecret';

/** How long requests in flight may take once the server is asked to end (RELIABILITY F18). */
const LAST_REQUESTS_MS = 10_000;

/** Opens what the application needs, on a started database. */
export async function openDeps(
  config: Config,
  { connection, dataDir }: Pick<StartedDatabase, 'connection' | 'dataDir'>,
  ending: Ending,
  say: Say,
): Promise<AppDeps> {
  const { db, pool, close } = openDatabase(connection, {
    max: config.poolMax,
    onIdleError: (error) => {
      // At the end, the database may stop before its connections are closed, because a supervisor may end both.
      if (!ending.signal.aborted) say(`Connexion à la base perdue : ${error.message}`);
    },
  });
  ending.add(close);
  await firstConnection(pool);
  await assertLimits(pool);
  const storage = await openFiles(config.s3, dataDir, db);
  ending.add(async () => storage.close());
  const appDir = fileURLToPath(new URL('../app/', import.meta.url));
  const secret = await sessionSecret(config, dataDir, db);
  return { config, db, pool, dataDir, storage, appDir, sessionSecret: secret, logTo: consoleLines() };
}

interface Served {
  /** Frees the port just before the application listens. */
  leavePort(): Promise<void>;
  /** The database whose ledger this process checks regularly; undefined when another process does. */
  verify: pg.ClientConfig | undefined;
}

/** Builds the application and listens; returns the port. */
export async function serveApp(deps: AppDeps, ending: Ending, { leavePort, verify }: Served): Promise<number> {
  const { config } = deps;
  const app = await buildApp(deps);
  ending.add(() => closeApp(app));
  await leavePort();
  await app.listen({ port: config.port, host: config.host });
  if (verify) ending.add(verifyRegularly(verify, app.log, { isOnThisMachine: config.databaseUrl === undefined }));
  return (app.server.address() as AddressInfo).port;
}

/**
 * Closes the application. A connection that is busy when the end is asked would stay open after its answer, so idle
 * connections are closed again and again.
 */
async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
}
