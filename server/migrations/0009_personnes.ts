import { type Kysely, sql } from 'kysely';

/**
 * Gives the first administrator a first name, as the form of a user requires. An administrator who was renamed keeps
 * their names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE utilisateur SET prenom = 'Administrateur', nom = 'Principal', version = version + 1,
      recherche = regexp_replace(recherche, '^administrateur\\s+', 'principal administrateur ')
    WHERE prenom = '' AND nom = 'Administrateur'
  `.execute(db);
}
