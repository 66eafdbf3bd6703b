import { type Kysely, sql } from 'kysely';

/**
 * Lets the document of a payment have at most one file, the beneficiary's signature, and says of each register whether
 * it asks for one (ADR 0048).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE fichier DROP CONSTRAINT fichier_proprietaire_check;
    ALTER TABLE fichier ADD CONSTRAINT fichier_proprietaire_check CHECK (proprietaire IN (
      'reglement', 'etapeprojet', 'client', 'utilisateur', 'organisation', 'depense', 'arrete', 'imprime'));
    CREATE UNIQUE INDEX fichier_imprime ON fichier (proprietaireid)
      WHERE proprietaire = 'imprime' AND supprimele IS NULL;

    ALTER TABLE caisse ADD COLUMN decharge smallint NOT NULL DEFAULT 1 CHECK (decharge IN (0, 1));
  `.execute(db);
}
