import { type Kysely, sql } from 'kysely';

/**
 * Keeps who entered a payment on its row, from the audit log for those made before, and indexes the list of all
 * payments: by day, by amount, by author. Each index has the columns of the other filters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE reglement ADD COLUMN creepar integer REFERENCES utilisateur;
    UPDATE reglement SET creepar = (
      SELECT utilisateurid FROM activite
      WHERE objet = 'reglement' AND objetid = reglementid AND actiontype = 'Insert' ORDER BY activiteid LIMIT 1);
    DROP INDEX reglement_date;
    CREATE INDEX reglement_date ON reglement (date DESC, reglementid DESC) INCLUDE ("from", caisseid)
      WHERE supprimele IS NULL;
    CREATE INDEX reglement_montant ON reglement (net, reglementid) INCLUDE (date, "from", caisseid, creepar)
      WHERE supprimele IS NULL;
    CREATE INDEX reglement_auteur ON reglement (creepar, date DESC, reglementid DESC) INCLUDE ("from", caisseid)
      WHERE supprimele IS NULL;
  `.execute(db);
}
