import { openDatabase } from '../../db/openDatabase';
import type { Db } from '../../db/pool';
import { visitEmbedded } from '../../frame/embedded/visit';
import { checkLedger } from '../../ledger/check';

/** Reads the data of a running server beside it. */
export async function readBeside<T>(dataDir: string, read: (db: Db) => Promise<T>): Promise<T> {
  const visit = await visitEmbedded({ dataDir, say: () => undefined });
  const database = openDatabase(visit.connection, { max: 1, patienceMs: 60_000 });
  try {
    return await read(database.db);
  } finally {
    await database.close();
    await visit.stop();
  }
}

/** Returns the invariants of the ledger that the data of a running server break (RELIABILITY § 2.2). */
export async function ledgerFaults(dataDir: string): Promise<string[]> {
  const violations = await readBeside(dataDir, checkLedger);
  return violations.map(({ id, rule, rows }) => `${id} ${rule}: ${JSON.stringify(rows).slice(0, 200)}`);
}
