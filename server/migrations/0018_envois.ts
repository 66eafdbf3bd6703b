import { type Kysely, sql } from 'kysely';

/**
 * The idempotency key that a record was made with stays on its row, beside whose it is and what was sent with it
 * (CONTRACT "Types"). Records from before have none.
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
