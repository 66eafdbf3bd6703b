import { fileURLToPath } from 'node:url';
import type { AppDeps } from '../app';
import type { Config } from '../config';
import { firstConnection, openDatabase } from '../db/openDatabase';
import { assertLimits, type StartedDatabase } from '../frame/embedded/database';
import { openFiles } from '../frame/storage/openStorage';
import type { Say } from '../frame/work/startRefusal';
import { consoleLines } from '../operations/consoleLines';
import type { Ending } from './ending';
import { sessionSecret } from './sessionSecret';

/** Opens everything that the application needs on a started database. */
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
