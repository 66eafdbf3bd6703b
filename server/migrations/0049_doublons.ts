import { type Kysely, sql } from 'kysely';

/** Finds a proof that was used before by its bytes, and nearly equal expenses; a setting blocks such a proof. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE organisation ADD COLUMN preuveunique smallint NOT NULL DEFAULT 0 CHECK (preuveunique IN (0, 1));
    CREATE INDEX fichier_empreinte ON fichier (sha256)
      WHERE supprimele IS NULL AND proprietaire IN ('reglement', 'depense');
    CREATE INDEX depense_proche ON depense (montant, date) WHERE supprimele IS NULL;
  `.execute(db);
}
