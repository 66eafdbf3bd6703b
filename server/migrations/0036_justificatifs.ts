import { type Kysely, sql } from 'kysely';

/** Lets a closing have at most one file: the source of its figure (ADR 0044). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE fichier DROP CONSTRAINT fichier_proprietaire_check;
    ALTER TABLE fichier ADD CONSTRAINT fichier_proprietaire_check
      CHECK (proprietaire IN (
        'reglement', 'etapeprojet', 'client', 'utilisateur', 'organisation', 'depense', 'arrete'));
    CREATE UNIQUE INDEX fichier_arrete ON fichier (proprietaireid)
      WHERE proprietaire = 'arrete' AND supprimele IS NULL;
  `.execute(db);
}
