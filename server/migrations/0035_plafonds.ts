import { type Kysely, sql } from 'kysely';

/** Adds the limit of a register in francs, 0 without one, and whether it refuses money beyond it (ADR 0043). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE caisse
      ADD COLUMN plafond bigint NOT NULL DEFAULT 0 CHECK (plafond BETWEEN 0 AND 999999999999),
      ADD COLUMN plafondrefuse smallint NOT NULL DEFAULT 0 CHECK (plafondrefuse IN (0, 1))
  `.execute(db);
}
