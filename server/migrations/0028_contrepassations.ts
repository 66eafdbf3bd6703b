import { type Kysely, sql } from 'kysely';

/**
 * Adds reversals (ADR 0034): `contrepasseid` names the movement that a movement reverses; `contrepassele` of a reversed
 * movement or payment is the business day of its reversal. Nothing is reversed yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE reglement ADD COLUMN contrepassele date;

    ALTER TABLE mouvementcaisse
      ADD COLUMN contrepasseid integer REFERENCES mouvementcaisse,
      ADD COLUMN contrepassele date,
      DROP CONSTRAINT mouvementcaisse_origine,
      ADD CONSTRAINT mouvementcaisse_origine CHECK (
        num_nonnulls(NULLIF(isfirst, 0), reglementid, arreteid, contrepasseid) <= 1
        AND origine = CASE WHEN isfirst = 1 THEN 'ouverture' WHEN reglementid IS NOT NULL THEN 'reglement'
          WHEN arreteid IS NOT NULL THEN 'ecart' WHEN contrepasseid IS NOT NULL THEN 'contrepassation'
          ELSE 'manuel' END);
    CREATE UNIQUE INDEX mouvementcaisse_contrepasse ON mouvementcaisse (contrepasseid)
      WHERE supprimele IS NULL AND contrepasseid IS NOT NULL;

    INSERT INTO permission (profilid, nom)
    SELECT profilid, 'caisses.contrepasser' FROM permission WHERE nom = 'profils.gerer' ON CONFLICT DO NOTHING;
  `.execute(db);
}
