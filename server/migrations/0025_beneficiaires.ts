import { type Kysely, sql } from 'kysely';

/**
 * Adds the beneficiary of cash that left a register: on the payment of an expense, and on a movement out entered by
 * hand. Both columns are empty when unknown, and for money that comes in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, sens] of [
    ['reglement', 'from'],
    ['mouvementcaisse', 'type'],
  ] as const) {
    await sql`
      ALTER TABLE ${sql.table(table)}
        ADD COLUMN beneficiaire text NOT NULL DEFAULT '',
        ADD COLUMN beneficiairetel text NOT NULL DEFAULT '',
        ADD CONSTRAINT ${sql.id(`${table}_beneficiaire`)} CHECK (
          char_length(beneficiaire) <= 120
          AND beneficiairetel ~ '^([0-9]{10})?$'
          AND (beneficiairetel = '' OR beneficiaire <> '')
          AND (beneficiaire = '' OR ${sql.id(sens)} = 0));
    `.execute(db);
  }
}
