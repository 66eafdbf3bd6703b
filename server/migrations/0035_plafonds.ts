import { type Kysely, sql } from 'kysely';

/**
 * What a register should hold at most, in francs, 0 without a limit, and whether it takes nothing beyond (ADR 0043).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE caisse
      ADD COLUMN plafond bigint NOT NULL DEFAULT 0 CHECK (plafond BETWEEN 0 AND 999999999999),
      ADD COLUMN plafondrefuse smallint NOT NULL DEFAULT 0 CHECK (plafondrefuse IN (0, 1))
  `.execute(db);
}
