import { type Kysely, sql } from 'kysely';

/**
 * Indexes for lists sorted by amount (`tri`, contract/tri). They also contain the columns of the filters, so one walk
 * along an index gives the order and skips what the filters leave out. The index of movements includes cancelled ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX depense_montant;
    CREATE INDEX depense_montant ON depense (montant, depenseid)
      INCLUDE (date, typedepenseid, projetid, etapeprojetid, solde) WHERE supprimele IS NULL;
    DROP INDEX commande_total;
    CREATE INDEX commande_total ON commande (montant, commandeid) INCLUDE (createdon, datelivraison, etat, solde)
      WHERE supprimele IS NULL;
    CREATE INDEX mouvementcaisse_montant ON mouvementcaisse (montant, mouvementcaisseid)
      INCLUDE (createdon, caisseid, type, supprimele);
  `.execute(db);
}
