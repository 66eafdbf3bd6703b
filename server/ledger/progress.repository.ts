import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { READER } from '../db/reading';

/** The progress of a check of the whole ledger. */
export interface Progress {
  /** Number of invariants already checked. */
  fait: number;
  /** Number of invariants that the check runs. */
  sur: number;
  /** Its beginning, ISO 8601 UTC. */
  depuis: string;
}

/** The last completed check of the whole ledger, while its verdict is the latest. */
export interface Checked {
  /** Its end, ISO 8601. */
  fin: string;
  /** Its duration. */
  secondes: number;
  /** Invariants that did not hold. */
  violations: number;
}

export interface Verification {
  /** Progress of the check that runs on this database, on whichever server or tool. */
  verification: Progress | null;
  verifie: Checked | null;
}

/**
 * Publishes the progress of a check to every server on this database, as the name of the check's connection. The others
 * see a name at once, even within a transaction, and it is gone when the check ends, however it ends (docs/adr/0018).
 */
export async function tellProgress(connection: Db, { fait, sur, depuis }: Progress): Promise<void> {
  await sql`SELECT set_config('application_name', ${`${READER} ${fait}/${sur} ${depuis}`}, false)`.execute(connection);
}

/** Gives the connection its own name back: under a reader's name, the seals would not wait for its writes. */
export async function endProgress(connection: Db): Promise<void> {
  await sql`RESET application_name`.execute(connection);
}

/** Returns the state of the checks of the whole ledger; when several run, the progress of the earliest. */
export async function readVerification(db: Db): Promise<Verification> {
  const { rows } = await sql<Verification>`
    SELECT (
      SELECT json_build_object('fait', m[1]::integer, 'sur', m[2]::integer, 'depuis', m[3])
      FROM pg_stat_activity
        CROSS JOIN LATERAL regexp_match(application_name, ${`^${READER} (\\d+)/(\\d+) (\\S+)$`}) AS m
      WHERE datname = current_database() AND m IS NOT NULL ORDER BY m[3] LIMIT 1
    ) AS verification, (
      SELECT json_build_object('fin', t.pris, 'secondes', round(extract(epoch FROM t.pris - v.instant)::numeric, 3),
        'violations', jsonb_array_length(v.violations))
      FROM verdict v JOIN tour t ON t.nom = 'verifie' AND t.pris >= v.instant
    ) AS verifie
  `.execute(db);
  return rows[0] as Verification;
}
