import { openDatabase } from '../../db/openDatabase';
import { visitEmbedded } from '../../frame/embedded/visit';
import { checkLedger } from '../../ledger/check';

/** Returns the invariants of the ledger that the data of a running server break (RELIABILITY § 2.2). */
export async function ledgerFaults(dataDir: string): Promise<string[]> {
  const visit = await visitEmbedded({ dataDir, say: () => undefined });
  const database = openDatabase(visit.connection, { max: 1, patienceMs: 60_000 });
  try {
    const violations = await checkLedger(database.db);
    return violations.map(({ id, rule, rows }) => `${id} ${rule}: ${JSON.stringify(rows).slice(0, 200)}`);
  } finally {
    await database.close();
    await visit.stop();
  }
}
