import type { Config } from '../config';
import { startDatabase } from '../frame/embedded/database';
import { checkBucket } from '../frame/storage/s3Client';
import type { Say } from '../frame/work/startRefusal';
import { refuseUnfinishedRestore } from '../sauvegarde/unfinished';
import { isDemoReady, refuseDemoOn } from './demo';
import type { Ending } from './ending';
import { openWaitingRoom } from './waitingRoom';

/**
 * Starts everything: database, schema, first administrator, application, port. Everything opened is given to `ending`,
 * so that a failure or a signal half-way leaves nothing running. The code that opens the house is loaded while
 * PostgreSQL starts, and the application while the database reads its ledger.
 */
export async function startServer(config: Config, demo: boolean, ending: Ending, say: Say): Promise<void> {
  if (demo) refuseDemoOn(config);
  await refuseUnfinishedRestore(config.dataDir);
  const waitingRoom = await openWaitingRoom(config);
  ending.add(waitingRoom.close);
  if (config.s3) await checkBucket(config.s3);
  const database = await startDatabase(config, {
    say,
    signal: ending.signal,
    // A part that cannot be loaded fails where it is needed.
    meanwhile: () => void import('./openHouse').catch(() => undefined),
  });
  ending.add(database.stop);
  ending.signal.throwIfAborted();
  const isSeeded = demo && (await isDemoReady(database));
  const { openHouse } = await import('./openHouse');
  await openHouse({ config, database, waitingRoom, ending, say }, { demo, isSeeded });
}
