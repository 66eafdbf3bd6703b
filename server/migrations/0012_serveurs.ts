import { type Kysely, sql } from 'kysely';

/** Creates the data that several servers on one database share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Values that the first server to need them makes, and all servers use.
    CREATE TABLE installation (nom text PRIMARY KEY, valeur text NOT NULL);

    -- The last start of each work that one server does for all.
    CREATE TABLE tour (nom text PRIMARY KEY, pris timestamptz NOT NULL);

    -- The result of the last check of the ledger (RELIABILITY § 5.10).
    CREATE TABLE verdict (
      verdictid integer PRIMARY KEY CHECK (verdictid = 1),
      instant timestamptz NOT NULL,
      violations jsonb NOT NULL
    );
  `.execute(db);
}
