import { once } from 'node:events';
import { migrateToLatest } from '../db/migrate';
import { DEMO_ACCOUNTS } from '../demo/accounts';
import { beginJudging } from '../ledger/state';
import { firstSignInText, welcomeText } from './banner';
import { markDemoReady } from './demo';
import { ensureFirstAdministrator } from './firstAdministrator';
import { furnishHouse } from './firstHouse';
import { openDeps } from './openDeps';
import { type Serving, serveByWorkers } from './primary';

/**
 * Opens the house on its database: schema, first administrator, the demonstration's data, application, port. A
 * demonstration that `isSeeded` keeps its data.
 */
export async function openHouse(
  serving: Serving,
  { demo, isSeeded }: { demo: boolean; isSeeded: boolean },
): Promise<void> {
  const { config, database, waitingRoom, ending, say } = serving;
  await migrateToLatest(database.connection);
  const deps = await openDeps(config, database, ending, say);
  // The demonstration seeds its own records instead of the usual first ones.
  const firstPassword = await ensureFirstAdministrator(deps.db, config.adminPassword, demo ? undefined : furnishHouse);
  try {
    if (demo && !isSeeded) {
      say('Création des données de démonstration…');
      const { seedDemo } = await import('../demo/seed');
      await unlessEnded(ending.signal, seedDemo(deps));
      await markDemoReady(deps.dataDir);
    }
    let { port } = waitingRoom;
    if (config.workers > 1) await serveByWorkers(serving);
    else {
      // The database reads the ledger while the application is loaded, which a primary never does.
      const { judging } = await beginJudging(deps.db);
      const { serveApp } = await import('./serve');
      port = await serveApp({ ...deps, judging }, ending, {
        leavePort: waitingRoom.close,
        verify: database.connection,
      });
    }
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
