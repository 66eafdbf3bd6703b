import { type Kysely, sql } from 'kysely';

/** What somebody may write into the audit log themselves is counted as attempts are: by user, in a minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE tentative DROP CONSTRAINT tentative_genre_check;
    ALTER TABLE tentative ADD CONSTRAINT tentative_genre_check CHECK (genre IN ('compte', 'adresse', 'activite'));
  `.execute(db);
}
