import { sql } from 'kysely';
import type { Db } from '../db/pool';

/** The state of a database before anybody writes to it. */
export interface DatabaseState {
  /** The database is a standby, or its server refuses writes. */
  isReadOnly: boolean;
  migrations: string[];
}

export async function readDatabaseState(db: Db): Promise<DatabaseState> {
  const { rows } = await sql<DatabaseState>`
    SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly",
      array(SELECT name::text FROM kysely_migration ORDER BY name) AS migrations
  `.execute(db);
  return rows[0] as DatabaseState;
}
