import { type Kysely, sql } from 'kysely';

/**
 * Lists by their amounts (`tri`, contract/tri): what they are narrowed by stands beside the amount, so that one walk
 * along the index gives the order and leaves out what is not asked for, whichever the filters. Movements are found here
 * with those that were cancelled too.
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
