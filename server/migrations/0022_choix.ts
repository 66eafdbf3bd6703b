import { SEPARATEURS } from '@comptoir/domain/client';
import { type Kysely, sql } from 'kysely';

/**
 * Who is chosen by a name or a phone (docs/adr/0029). `nom` is the key of the name with a space for each separator: what
 * stands before the phone in the text that the client is searched by. One index for what a name or a phone begins with,
 * each by its bytes, and one for what stands within: addresses do not come into them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const spaces = ' '.repeat(SEPARATEURS.length);
  await sql`
    ALTER TABLE client ADD COLUMN nom text COLLATE "C" NOT NULL GENERATED ALWAYS AS (ltrim(translate(
      left(recherche, greatest(position(' ' || tel || ' ' IN recherche) - 1, 0)), ${sql.lit(SEPARATEURS)}, ${sql.lit(spaces)}
    ))) STORED;
    CREATE INDEX client_nom ON client (nom, clientid) WHERE supprimele IS NULL;
    CREATE INDEX client_tel ON client (tel text_pattern_ops, clientid) WHERE supprimele IS NULL;
    CREATE INDEX client_choix ON client USING gin (nom gin_trgm_ops, tel gin_trgm_ops) WITH (fastupdate = off)
      WHERE supprimele IS NULL;
  `.execute(db);
}
