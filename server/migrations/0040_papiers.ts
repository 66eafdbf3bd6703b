import { type Kysely, sql } from 'kysely';

/**
 * Adds the organisation's settings of papers (ADR 0042): other titles of vouchers, the notice on papers for clients,
 * the text at the foot, and two copies on a sheet.
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
