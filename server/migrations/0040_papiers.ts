import { type Kysely, sql } from 'kysely';

/**
 * What the organisation says of its papers (ADR 0042): titles of vouchers instead of the usual ones, whether papers for
 * clients say what they are not, what stands at their foot, and whether a sheet bears two copies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE organisation
      ADD COLUMN titreentree text NOT NULL DEFAULT '' CHECK (char_length(titreentree) <= 60),
      ADD COLUMN titresortie text NOT NULL DEFAULT '' CHECK (char_length(titresortie) <= 60),
      ADD COLUMN avispiece smallint NOT NULL DEFAULT 1 CHECK (avispiece IN (0, 1)),
      ADD COLUMN pied text NOT NULL DEFAULT '' CHECK (char_length(pied) <= 200),
      ADD COLUMN deuxcopies smallint NOT NULL DEFAULT 0 CHECK (deuxcopies IN (0, 1));
  `.execute(db);
}
