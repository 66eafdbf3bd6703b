import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../app';
import { ensureFirstAdministrator } from '../auth/firstAdministrator';
import { furnishHouse } from '../auth/firstHouse';
import type { Config } from '../config';
import { migrateToLatest } from '../db/migrate';
import { firstConnection, openDatabase } from '../db/pool';
import { DEMO_ACCOUNTS, seedDemo } from '../demo/seed';
import type { Say } from '../embedded/startRefusal';
import { checkBucket } from '../fichiers/s3Client';
import { openFiles } from '../fichiers/storage';
import { verifyRegularly } from '../ledger/verification';
import { refuseUnfinishedRestore } from '../sauvegarde/unfinished';
import { firstSignInText, welcomeText } from './banner';
import { type StartedDatabase, startDatabase } from './database';
import { isDemoReady, markDemoReady, refuseDemoOn } from './demo';
import type { Ending } from './ending';
import { sessionSecret } from './sessionSecret';
import { openWaitingRoom } from './waitingRoom';

/** Requests in flight have this long once the end is asked (RELIABILITY F18). */
const LAST_REQUESTS_MS = 10_000;

/**
 * The whole start: database, schema, first administrator, application, port. What was opened is given to `ending`,
 * so that a failure or a signal half-way leaves nothing running.
 */
export async function start(config: Config, demo: boolean, ending: Ending, say: Say): Promise<void> {
  if (demo) refuseDemoOn(config);
  await refuseUnfinishedRestore(config.dataDir);
  const waitingRoom = await openWaitingRoom(config);
  ending.add(waitingRoom.close);
  if (config.s3) await checkBucket(config.s3);
  const database = await startDatabase(config, say, ending.signal);
  ending.add(database.stop);
  ending.signal.throwIfAborted();
  const demoIsReady = demo && (await isDemoReady(database));
  await migrateToLatest(database.connection);
  const deps = await openDeps(config, database, ending, say);

  // The demonstration tells a house of its own.
  const firstPassword = await ensureFirstAdministrator(deps.db, config.adminPassword, demo ? undefined : furnishHouse);
  try {
    if (demo && !demoIsReady) {
      say('Création des données de démonstration…');
      await unlessEnded(ending.signal, seedDemo(deps));
      await markDemoReady(deps.dataDir);
    }
    const app = await buildApp(deps);
    ending.add(() => closeApp(app));
    await waitingRoom.close();
    await app.listen({ port: config.port, host: config.host });
    ending.add(verifyRegularly(database.connection, app.log, { isOnThisMachine: config.databaseUrl === undefined }));
    const { port } = app.server.address() as AddressInfo;
    say(welcomeText({ ...config, port, dataDir: deps.dataDir, accounts: demo ? DEMO_ACCOUNTS : undefined }));
  } finally {
    // Whatever failed above, the generated password exists from now on and is told only here.
    if (firstPassword) say(firstSignInText(firstPassword));
  }
}

/** A cut seeding is done again at the next start: an end that is asked meanwhile does not wait for it. */
async function unlessEnded(signal: AbortSignal, seeding: Promise<void>): Promise<void> {
  signal.throwIfAborted();
  await Promise.race([seeding, once(signal, 'abort').then(() => signal.throwIfAborted())]);
}

async function openDeps(config: Config, started: StartedDatabase, ending: Ending, say: Say): Promise<AppDeps> {
  const { db, pool, close } = openDatabase(started.connection, {
    max: config.poolMax,
    onIdleError: (error) => {
      // At the end the database may go before its connections have said goodbye; a supervisor may have ended both.
      if (!ending.signal.aborted) say(`Connexion à la base perdue : ${error.message}`);
    },
  });
  ending.add(close);
  await firstConnection(pool);
  const { dataDir } = started;
  const storage = await openFiles(config.s3, dataDir, db);
  ending.add(async () => storage.close());
  const appDir = fileURLToPath(new URL('../app/', import.meta.url));
  return { config, db, pool, dataDir, storage, appDir, sessionSecret: await sessionSecret(config, dataDir, db) };
}

/** A connection that was busy when the end was asked would be kept alive after its answer: it is closed then. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
}
