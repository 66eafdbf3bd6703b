import { type Kysely, sql } from 'kysely';

/** A client may be of a type that our forms do not offer (spec § 3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE client DROP CONSTRAINT client_typeclient_check,
      ADD CONSTRAINT client_typeclient_check CHECK (typeclient <> '')
  `.execute(db);
}
