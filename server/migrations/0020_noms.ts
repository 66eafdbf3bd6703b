import { type Kysely, sql } from 'kysely';

/**
 * Clients by their names (`tri`, contract/tri). What a client is searched by begins with the key of the name, without
 * accents and capitals: its beginning, compared by its bytes, is the order, and short enough for an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE client ADD COLUMN cle text COLLATE "C" NOT NULL GENERATED ALWAYS AS (left(recherche, 120)) STORED;
    CREATE INDEX client_cle ON client (cle, clientid) WHERE supprimele IS NULL;
  `.execute(db);
}
