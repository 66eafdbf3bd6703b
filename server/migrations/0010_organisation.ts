import { type Kysely, sql } from 'kysely';

/**
 * Creates the organisation, in one row. Its name is null until somebody sets it; until then the server's setting
 * COMPAGNIE applies. Its logo is an ordinary file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE organisation (
      organisationid integer PRIMARY KEY DEFAULT 1 CHECK (organisationid = 1),
      compagnie text,
      adresse text NOT NULL DEFAULT '',
      tel text NOT NULL DEFAULT '',
      email text NOT NULL DEFAULT '',
      mentions text NOT NULL DEFAULT '',
      version integer NOT NULL DEFAULT 1
    );
    INSERT INTO organisation DEFAULT VALUES;

    ALTER TABLE fichier DROP CONSTRAINT fichier_proprietaire_check;
    ALTER TABLE fichier ADD CONSTRAINT fichier_proprietaire_check
      CHECK (proprietaire IN ('reglement', 'etapeprojet', 'client', 'utilisateur', 'organisation'));
    CREATE UNIQUE INDEX fichier_organisation ON fichier (proprietaireid)
      WHERE proprietaire = 'organisation' AND supprimele IS NULL;
  `.execute(db);
}
