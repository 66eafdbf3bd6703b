import { type Kysely, sql } from 'kysely';

/** The first administrator has a first name, as the form of a user asks for one. Who was renamed keeps their names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE utilisateur SET prenom = 'Administrateur', nom = 'Principal', version = version + 1,
      recherche = regexp_replace(recherche, '^administrateur\\s+', 'principal administrateur ')
    WHERE prenom = '' AND nom = 'Administrateur'
  `.execute(db);
}
