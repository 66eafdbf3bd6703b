import { type Kysely, sql } from 'kysely';

/**
 * Lets the throttle count the lines that people may write into the audit log themselves, by user and minute, like
 * attempts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE tentative DROP CONSTRAINT tentative_genre_check;
    ALTER TABLE tentative ADD CONSTRAINT tentative_genre_check CHECK (genre IN ('compte', 'adresse', 'activite'));
  `.execute(db);
}
