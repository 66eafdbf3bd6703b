import { type Kysely, sql } from 'kysely';

/**
 * Lets the person who counted owe a shortage (ADR 0040): the closing says so, and the money leaves its register by a
 * transfer into an advance, which names the closing as a booked variance does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE arrete
      DROP CONSTRAINT arrete_imputation_check,
      ADD CONSTRAINT arrete_imputation CHECK (
        imputation IN ('charge', 'porteur') AND (imputation = 'charge' OR ecart < 0));
    ALTER TABLE mouvementcaisse
      DROP CONSTRAINT mouvementcaisse_origine,
      ADD CONSTRAINT mouvementcaisse_origine CHECK (
        num_nonnulls(NULLIF(isfirst, 0), reglementid, fraisde, coalesce(transfertid, arreteid), contrepasseid) <= 1
        AND CASE
          WHEN transfertid IS NOT NULL AND arreteid IS NOT NULL THEN origine = 'transfert' AND type = 0
          WHEN transfertid IS NOT NULL THEN origine IN ('transfert', 'frais')
          ELSE origine = CASE WHEN isfirst = 1 THEN 'ouverture' WHEN reglementid IS NOT NULL THEN 'reglement'
            WHEN fraisde IS NOT NULL THEN 'frais' WHEN arreteid IS NOT NULL THEN 'ecart'
            WHEN contrepasseid IS NOT NULL THEN 'contrepassation' ELSE 'manuel' END END);
  `.execute(db);
}
