import { sql } from 'kysely';
import type { Db } from '../db/pool';

/** The facts that the metrics read from the database. */
export interface Counts {
  /** Sessions whose absolute end has not come, idle ones included. */
  sessions: number;
  /** Lines of the audit log that no seal covers yet. */
  unsealed: number;
}

/** Reads the counts; `now` is ISO 8601 UTC. */
export async function readCounts(db: Db, now: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT (SELECT count(*) FROM session WHERE expire > ${now}) AS sessions,
      (SELECT count(*) FROM activite WHERE activiteid > (SELECT coalesce(max(jusqua), 0) FROM sceau)) AS unsealed
  `.execute(db);
  return rows[0] as Counts;
}
