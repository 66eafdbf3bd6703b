import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { REFUS } from '../activites/refus';

/*
 * What may change beside a refused request: the counters of failed sign-ins, the last use of a session, the audit of
 * refusals (RELIABILITY P01), and what maintenance writes at any time: the totals, whose sums the invariants check, the
 * seals of the audit log, and whose turn it is.
 */
const APART = new Set(['tentative', 'session', 'compteur', 'compteur_delta', 'sceau', 'tour']);
const REFUSALS = sql`WHERE actiontype <> ${sql.lit(REFUS)}`;

/** Gives a hash of every row of every business table, in one statement: one snapshot. */
export async function fingerprintOf<Schema>(db: Kysely<Schema>): Promise<() => Promise<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename
  `.execute(db);
  const hashed = tables
    .map(({ name }) => name)
    .filter((name) => !APART.has(name))
    .map(
      (name) =>
        sql`SELECT ${name}::text AS tab, md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM ${sql.table(name)} t ${name === 'activite' ? REFUSALS : sql``}`,
    );
  const query = sql<{ tab: string; hash: string | null }>`${sql.join(hashed, sql` UNION ALL `)}`;
  return async () => {
    const { rows } = await query.execute(db);
    return rows.map(({ tab, hash }) => `${tab}=${hash ?? ''}`).join('\n');
  };
}
