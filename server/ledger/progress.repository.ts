import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { READER } from '../db/reading';

/** How far a check of the whole ledger is. */
export interface Progress {
  /** Invariants that are behind it. */
  fait: number;
  /** Invariants of all of it. */
  sur: number;
  /** When it began, ISO 8601 UTC. */
  depuis: string;
}

/** The last check of the whole ledger that was through, while its verdict is the one that counts. */
export interface Checked {
  /** When it ended, ISO 8601. */
  fin: string;
  /** How long it took. */
  secondes: number;
  /** Invariants that did not hold. */
  violations: number;
}

export interface Verification {
  /** Of the check that runs on this database, by whichever server or tool. */
  verification: Progress | null;
  verifie: Checked | null;
}

/**
 * Tells every server on this database how far a check is, by the name of its connection: it is there at once, within a
 * transaction too, and gone with who checks, however that ends (docs/adr/0018).
 */
export async function tellProgress(connection: Db, { fait, sur, depuis }: Progress): Promise<void> {
  await sql`SELECT set_config('application_name', ${`${READER} ${fait}/${sur} ${depuis}`}, false)`.execute(connection);
}

/** Gives the connection its own name back: whoever writes by a reader's name is not waited for by the seals. */
export async function endProgress(connection: Db): Promise<void> {
  await sql`RESET application_name`.execute(connection);
}

/** What checks of the whole ledger tell; of several that run, the one that began first. */
export async function readVerification(db: Db): Promise<Verification> {
  const { rows } = await sql<Verification>`
    SELECT (
      SELECT json_build_object('fait', m[1]::integer, 'sur', m[2]::integer, 'depuis', m[3])
      FROM pg_stat_activity CROSS JOIN LATERAL regexp_match(application_name, ${`^${READER} (\\d+)/(\\d+) (\\S+)$`}) AS m
      WHERE datname = current_database() AND m IS NOT NULL ORDER BY m[3] LIMIT 1
    ) AS verification, (
      SELECT json_build_object('fin', t.pris, 'secondes', round(extract(epoch FROM t.pris - v.instant)::numeric, 3),
        'violations', jsonb_array_length(v.violations))
      FROM verdict v JOIN tour t ON t.nom = 'verifie' AND t.pris >= v.instant
    ) AS verifie
  `.execute(db);
  return rows[0] as Verification;
}
