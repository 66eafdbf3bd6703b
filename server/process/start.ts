import { once } from 'node:events';
import type { Config } from '../config';
import { migrateToLatest } from '../db/migrate';
import { DEMO_ACCOUNTS, seedDemo } from '../demo/seed';
import { startDatabase } from '../frame/embedded/database';
import { checkBucket } from '../frame/storage/s3Client';
import type { Say } from '../frame/work/startRefusal';
import { refuseUnfinishedRestore } from '../sauvegarde/unfinished';
import { firstSignInText, welcomeText } from './banner';
import { isDemoReady, markDemoReady, refuseDemoOn } from './demo';
import type { Ending } from './ending';
import { ensureFirstAdministrator } from './firstAdministrator';
import { furnishHouse } from './firstHouse';
import { serveByWorkers } from './primary';
import { openDeps, serveApp } from './serve';
import { openWaitingRoom } from './waitingRoom';

/**
 * Starts everything: database, schema, first administrator, application, port. Everything opened is given to `ending`,
 * so that a failure or a signal half-way leaves nothing running.
 */
export async function startServer(config: Config, demo: boolean, ending: Ending, say: Say): Promise<void> {
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

  // The demonstration seeds its own records instead of the usual first ones.
  const firstPassword = await ensureFirstAdministrator(deps.db, config.adminPassword, demo ? undefined : furnishHouse);
  try {
    if (demo && !demoIsReady) {
      say('Création des données de démonstration…');
      await unlessEnded(ending.signal, seedDemo(deps));
      await markDemoReady(deps.dataDir);
    }
    let { port } = waitingRoom;
    if (config.workers > 1) await serveByWorkers({ config, database, waitingRoom, ending, say });
    else port = await serveApp(deps, ending, { leavePort: waitingRoom.close, verify: database.connection });
    say(welcomeText({ ...config, port, dataDir: deps.dataDir, accounts: demo ? DEMO_ACCOUNTS : undefined }));
  } finally {
    // Even if the start fails, the generated password is now in use, and only this text shows it.
    if (firstPassword) say(firstSignInText(firstPassword));
  }
}

/** Waits for the seeding, unless the process must end: an interrupted seeding is done again at the next start. */
async function unlessEnded(signal: AbortSignal, seeding: Promise<void>): Promise<void> {
  signal.throwIfAborted();
  await Promise.race([seeding, once(signal, 'abort').then(() => signal.throwIfAborted())]);
}
