import { type Kysely, sql } from 'kysely';

/**
 * Keeps the idempotency key of a record on its row, with the user who sent it and a hash of the request (CONTRACT
 * "Types"). Older records have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['reglement', 'mouvementcaisse', 'commande', 'depense']) {
    const [table, constraint, index] = [name, `${name}_envoi`, `${name}_envoicle`].map((text) => sql.raw(text));
    await sql`
      ALTER TABLE ${table}
        ADD COLUMN envoipar integer REFERENCES utilisateur,
        ADD COLUMN envoicle text,
        ADD COLUMN envoiempreinte text,
        ADD CONSTRAINT ${constraint} CHECK (num_nulls(envoipar, envoicle, envoiempreinte) IN (0, 3));
      CREATE UNIQUE INDEX ${index} ON ${table} (envoipar, envoicle) WHERE envoicle IS NOT NULL;
    `.execute(db);
  }
}
