import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { REFUS } from '../../frame/http/refus';

/*
 * Tables that may change although a request was refused: the counters of failed sign-ins and the last use of a session;
 * the audit of refusals may grow too (RELIABILITY P01). The server also writes some tables by itself at any time: the
 * totals (the invariants check their sums), the seals of the audit log, the turns of its tasks, and the result of the
 * ledger check that a start begins.
 */
const OF_ITSELF = ['compteur', 'compteur_delta', 'cumul', 'cumul_delta', 'sceau', 'tour', 'verdict'];
const APART = new Set(['tentative', 'session', ...OF_ITSELF]);
const REFUSALS = sql`WHERE actiontype <> ${sql.lit(REFUS)}`;

/**
 * Returns a function that hashes every row of every business table, in one statement and so in one snapshot. A row is
 * told by its version (who wrote it, and where), which every write makes anew, even one that changes no value.
 */
export async function fingerprintOf<Schema>(db: Kysely<Schema>): Promise<() => Promise<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename
  `.execute(db);
  const hashed = tables
    .map(({ name }) => name)
    .filter((name) => !APART.has(name))
    .map(
      (name) =>
        sql`SELECT ${name}::text AS tab, sum(hashtextextended(t.xmin::text || t.ctid::text, 0))::text AS hash
          FROM ${sql.table(name)} t ${name === 'activite' ? REFUSALS : sql``}`,
    );
  const query = sql<{ tab: string; hash: string | null }>`${sql.join(hashed, sql` UNION ALL `)}`;
  return async () => {
    const { rows } = await query.execute(db);
    // PostgreSQL reads large tables in parallel, so the lines come in any order.
    return rows
      .map(({ tab, hash }) => `${tab}=${hash ?? ''}`)
      .sort()
      .join('\n');
  };
}

/** Returns the tables in which two fingerprints differ. */
export function changedSince(before: string, after: string): string[] {
  const former = new Set(before.split('\n'));
  const changed = after.split('\n').filter((line) => !former.has(line));
  return changed.map((line) => line.slice(0, line.indexOf('=')));
}
