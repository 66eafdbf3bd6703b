import { type Kysely, sql } from 'kysely';

/**
 * Adds surpluses that operators received beyond a debt (ADR 0052): `troppercu` of the payment, in francs, and its
 * movement, which names the payment in `tropde`, as do the movements that take the surplus out. `tropde` of a payment
 * names the payment whose surplus pays it, and `imputesur` of a movement that takes a surplus out names the payment
 * that it pays. Nothing has any of them yet: change that wallets gave before stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE reglement
      ADD COLUMN troppercu bigint NOT NULL DEFAULT 0 CHECK (troppercu BETWEEN 0 AND 999999999999),
      ADD COLUMN tropde integer REFERENCES reglement,
      DROP CONSTRAINT reglement_remis,
      ADD CONSTRAINT reglement_remis CHECK (remis = net + rendu + troppercu),
      ADD CONSTRAINT reglement_troppercu CHECK (troppercu = 0 OR ("from" = 1 AND rendu = 0 AND tropde IS NULL)),
      ADD CONSTRAINT reglement_tropde CHECK (
        tropde IS NULL OR ("from" = 1 AND rendu = 0 AND frais = 0 AND reference = ''));
  `.execute(db);
  await mouvements(db);
}

/**
 * A payment has one live surplus, and a payment by a surplus takes it out once. The surplus has the reference of its
 * payment, because both are one operation of the operator: only the payment keeps the reference from being used again.
 */
async function mouvements(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE mouvementcaisse
      ADD COLUMN tropde integer REFERENCES reglement,
      ADD COLUMN imputesur integer REFERENCES reglement,
      DROP CONSTRAINT mouvementcaisse_origine,
      ADD CONSTRAINT mouvementcaisse_origine CHECK (
        num_nonnulls(
          NULLIF(isfirst, 0), reglementid, fraisde, tropde, coalesce(transfertid, arreteid), contrepasseid) <= 1
        AND CASE
          WHEN transfertid IS NOT NULL AND arreteid IS NOT NULL THEN origine = 'transfert' AND type = 0
          WHEN transfertid IS NOT NULL THEN origine IN ('transfert', 'frais')
          ELSE origine = CASE WHEN isfirst = 1 THEN 'ouverture' WHEN reglementid IS NOT NULL THEN 'reglement'
            WHEN fraisde IS NOT NULL THEN 'frais' WHEN arreteid IS NOT NULL THEN 'ecart'
            WHEN contrepasseid IS NOT NULL THEN 'contrepassation'
            WHEN tropde IS NOT NULL AND (type = 1 OR imputesur IS NOT NULL) THEN 'troppercu' ELSE 'manuel' END END),
      DROP CONSTRAINT mouvementcaisse_reference_origine,
      ADD CONSTRAINT mouvementcaisse_reference_origine CHECK (
        reference = '' OR origine IN ('manuel', 'reglement', 'transfert', 'troppercu')),
      ADD CONSTRAINT mouvementcaisse_imputesur CHECK (
        imputesur IS NULL OR (tropde IS NOT NULL AND type = 0 AND reference = ''));
    CREATE UNIQUE INDEX mouvementcaisse_troppercu ON mouvementcaisse (tropde)
      WHERE tropde IS NOT NULL AND type = 1 AND supprimele IS NULL;
    CREATE INDEX mouvementcaisse_tropde ON mouvementcaisse (tropde) WHERE tropde IS NOT NULL AND supprimele IS NULL;
    CREATE UNIQUE INDEX mouvementcaisse_imputesur ON mouvementcaisse (imputesur)
      WHERE imputesur IS NOT NULL AND supprimele IS NULL;
    DROP INDEX mouvementcaisse_reference;
    CREATE UNIQUE INDEX mouvementcaisse_reference ON mouvementcaisse (caisseid, reference)
      WHERE reference <> '' AND supprimele IS NULL AND contrepassele IS NULL AND origine <> 'troppercu';
  `.execute(db);
}
