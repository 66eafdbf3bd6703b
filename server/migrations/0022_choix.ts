import { SEPARATEURS } from '@comptoir/domain/client';
import { type Kysely, sql } from 'kysely';

/**
 * Indexes to choose a client by name or phone (docs/adr/0029). `nom` is the key of the name with a space for each
 * separator: the part of the client's search text before the phone. One index each finds the beginning of a name or of
 * a phone, compared by bytes, and one finds any part of both. Addresses are not searched.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const spaces = ' '.repeat(SEPARATEURS.length);
  await sql`
    ALTER TABLE client ADD COLUMN nom text COLLATE "C" NOT NULL GENERATED ALWAYS AS (ltrim(translate(
      left(recherche, greatest(position(' ' || tel || ' ' IN recherche) - 1, 0)),
      ${sql.lit(SEPARATEURS)}, ${sql.lit(spaces)}
    ))) STORED;
    CREATE INDEX client_nom ON client (nom, clientid) WHERE supprimele IS NULL;
    CREATE INDEX client_tel ON client (tel text_pattern_ops, clientid) WHERE supprimele IS NULL;
    CREATE INDEX client_choix ON client USING gin (nom gin_trgm_ops, tel gin_trgm_ops) WITH (fastupdate = off)
      WHERE supprimele IS NULL;
  `.execute(db);
}
