import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { inTransaction } from '../db/transaction';
import type { Violation } from './check';

/** Returns the database's time; call it before a check begins. Of two verdicts, the one of the later check counts. */
export async function instantOf(db: Db): Promise<string> {
  const { rows } = await sql<{ instant: string }>`SELECT clock_timestamp()::text AS instant`.execute(db);
  return rows[0]?.instant ?? '';
}

/**
 * Stores the result of a check that began at `instant`, for every server on this database. Returns false, and stores
 * nothing, when a later check has already stored its verdict. A verdict of a future time comes from a clock that was
 * set back since: it is replaced, or repaired damage would refuse writes until that day (docs/adr/0018).
 */
export async function saveVerdict(db: Db, instant: string, violations: readonly Violation[]): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO verdict (verdictid, instant, violations)
    VALUES (1, ${instant}::timestamptz, ${JSON.stringify(violations)}::jsonb)
    ON CONFLICT (verdictid) DO UPDATE SET instant = excluded.instant, violations = excluded.violations
      WHERE verdict.instant <= excluded.instant OR verdict.instant > clock_timestamp()
    RETURNING verdictid
  `.execute(db);
  return rows.length > 0;
}

/**
 * Stores the result as `saveVerdict` does, for a check of the whole ledger, and its end, which is now
 * (`readVerification`).
 */
export function saveWholeVerdict(db: Db, instant: string, violations: readonly Violation[]): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (!(await saveVerdict(trx, instant, violations))) return;
    await sql`
      INSERT INTO tour (nom, pris) VALUES ('verifie', clock_timestamp())
      ON CONFLICT (nom) DO UPDATE SET pris = excluded.pris`.execute(trx);
  });
}

/** Returns the result of the last check, on whichever server; empty for a sound ledger. */
export async function readVerdict(db: Db): Promise<readonly Violation[]> {
  const { rows } = await sql<{ violations: Violation[] }>`SELECT violations FROM verdict`.execute(db);
  return rows[0]?.violations ?? [];
}
