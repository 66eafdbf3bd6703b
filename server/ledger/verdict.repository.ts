import { sql } from 'kysely';
import type { Db } from '../db/pool';
import type { Violation } from './check';

/** The database's instant, before a check begins: of two verdicts the one of the later check counts. */
export async function instantOf(db: Db): Promise<string> {
  const { rows } = await sql<{ instant: string }>`SELECT clock_timestamp()::text AS instant`.execute(db);
  return rows[0]?.instant ?? '';
}

/** Tells every server on this database what a check of the ledger found that began at `instant`. */
export async function saveVerdict(db: Db, instant: string, violations: readonly Violation[]): Promise<void> {
  await sql`
    INSERT INTO verdict (verdictid, instant, violations)
    VALUES (1, ${instant}::timestamptz, ${JSON.stringify(violations)}::jsonb)
    ON CONFLICT (verdictid) DO UPDATE SET instant = excluded.instant, violations = excluded.violations
      WHERE verdict.instant <= excluded.instant
  `.execute(db);
}

/** What the last check found, by whichever server; empty for a sound ledger. */
export async function readVerdict(db: Db): Promise<readonly Violation[]> {
  const { rows } = await sql<{ violations: Violation[] }>`SELECT violations FROM verdict`.execute(db);
  return rows[0]?.violations ?? [];
}
