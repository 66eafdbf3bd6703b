import { sql } from 'kysely';
import type { Db } from '../../db/pool';

/** Returns how many sessions of the database wait for a lock. */
export async function lockWaits(db: Db): Promise<number> {
  const { rows } = await sql<{ nombre: number }>`
    SELECT count(*) AS nombre FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.nombre ?? 0;
}
