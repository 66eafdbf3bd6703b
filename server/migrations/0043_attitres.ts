import { type Kysely, sql } from 'kysely';

/**
 * Finds the users attached to a register, as each transfer does for its target (ADR 0035), without reading every user.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX utilisateur_attitres ON utilisateur USING gin (caisses) WITH (fastupdate = off)
      WHERE caisses IS NOT NULL AND supprimele IS NULL
  `.execute(db);
}
