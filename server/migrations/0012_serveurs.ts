import { type Kysely, sql } from 'kysely';

/** Creates the data that several servers on one database share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the first server that needs it makes, and all of them use.
    CREATE TABLE installation (nom text PRIMARY KEY, valeur text NOT NULL);

    -- When a work that one server does for all was last taken on.
    CREATE TABLE tour (nom text PRIMARY KEY, pris timestamptz NOT NULL);

    -- What the last check of the ledger found (RELIABILITY § 5.10).
    CREATE TABLE verdict (
      verdictid integer PRIMARY KEY CHECK (verdictid = 1),
      instant timestamptz NOT NULL,
      violations jsonb NOT NULL
    );
  `.execute(db);
}
