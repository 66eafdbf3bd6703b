import { type Kysely, sql } from 'kysely';

/**
 * Sorts clients by name (`tri`, contract/tri). A client's search text begins with the key of the name, without accents
 * and capitals. The first characters of that text, compared by bytes, give the order and are short enough for an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE client ADD COLUMN cle text COLLATE "C" NOT NULL GENERATED ALWAYS AS (left(recherche, 120)) STORED;
    CREATE INDEX client_cle ON client (cle, clientid) WHERE supprimele IS NULL;
  `.execute(db);
}
