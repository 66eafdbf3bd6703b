import type { Config } from '../config';
import { openDatabase } from '../db/openDatabase';
import type { Db } from '../db/pool';
import { visitEmbedded } from '../frame/embedded/visit';
import { print } from '../sauvegarde/console';

/**
 * Runs a command on the console with the database, with or without a running Comptoir; it leaves a running one alone.
 * Throws a StartRefusal when there are no data, or they do not open.
 */
export async function visitDatabase<Result>(config: Config, command: (db: Db) => Promise<Result>): Promise<Result> {
  const { connection, stop } = config.databaseUrl
    ? { connection: { connectionString: config.databaseUrl }, stop: async () => undefined }
    : await visitEmbedded({ dataDir: config.dataDir, say: print });
  const { db, close } = openDatabase(connection, { max: 1 });
  try {
    return await command(db);
  } finally {
    await close();
    await stop();
  }
}

/** Runs a command as the whole process, with the exit code that it returns, or 2 when it fails. */
export function runCommand(command: () => Promise<number>): void {
  command().then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      process.exit(2);
    },
  );
}
