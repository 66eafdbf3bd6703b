import { type Kysely, sql } from 'kysely';

/**
 * Indexes for the filtered lists behind the dashboard's figures: an index sorts and counts each list. `solde` changes
 * only with the last payment, which moves the row in its partial index anyway. So keeping `solde` in the other indexes
 * costs the earlier payments nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX depense_date;
    CREATE INDEX depense_date ON depense (date DESC, depenseid DESC) INCLUDE (typedepenseid, projetid, montant, solde)
      WHERE supprimele IS NULL;
    DROP INDEX depense_due;
    CREATE INDEX depense_due ON depense (date DESC, depenseid DESC) INCLUDE (typedepenseid, projetid)
      WHERE supprimele IS NULL AND NOT solde;
    DROP INDEX depense_type;
    CREATE INDEX depense_type ON depense (typedepenseid, date DESC, depenseid DESC) INCLUDE (projetid, solde)
      WHERE supprimele IS NULL;
    DROP INDEX depense_projet;
    CREATE INDEX depense_projet ON depense (projetid, date DESC, depenseid DESC) INCLUDE (typedepenseid, solde)
      WHERE supprimele IS NULL AND projetid IS NOT NULL;

    DROP INDEX commande_date;
    CREATE INDEX commande_date ON commande (createdon DESC, commandeid DESC) INCLUDE (solde) WHERE supprimele IS NULL;
    CREATE INDEX commande_insoldee ON commande (createdon DESC, commandeid DESC) INCLUDE (etat)
      WHERE supprimele IS NULL AND NOT solde;

    DROP INDEX mouvementcaisse_jour;
    CREATE INDEX mouvementcaisse_jour ON mouvementcaisse (createdon DESC, mouvementcaisseid DESC)
      INCLUDE (caisseid, type, montant) WHERE supprimele IS NULL;
  `.execute(db);
}
