import { type Kysely, sql } from 'kysely';

/** The kept form of an operator's reference; empty without one. */
const FORME = '^[A-Z0-9._/-]{0,64}$';

/**
 * Adds references and fees of operators (ADR 0037): the reference of an operation by a wallet or a bank, on payments,
 * movements and both sides of transfers; the fee of a payment, in francs, and its movement, which names the payment in
 * `fraisde`. Nothing has any of them yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await reglements(db);
  await mouvements(db);
  await transferts(db);
}

async function reglements(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE reglement
      ADD COLUMN reference text NOT NULL DEFAULT '' CHECK (reference ~ ${sql.lit(FORME)}),
      ADD COLUMN frais bigint NOT NULL DEFAULT 0 CHECK (frais BETWEEN 0 AND 999999999999);
  `.execute(db);
}

/**
 * A payment has one live fee. A register has a reference once among its live movements that were not reversed; only
 * operations numbered by the operator have one.
 */
async function mouvements(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE mouvementcaisse
      ADD COLUMN reference text NOT NULL DEFAULT '' CHECK (reference ~ ${sql.lit(FORME)}),
      ADD COLUMN fraisde integer REFERENCES reglement,
      DROP CONSTRAINT mouvementcaisse_origine,
      ADD CONSTRAINT mouvementcaisse_origine CHECK (
        num_nonnulls(NULLIF(isfirst, 0), reglementid, fraisde, arreteid, contrepasseid, transfertid) <= 1
        AND CASE WHEN transfertid IS NOT NULL THEN origine IN ('transfert', 'frais') ELSE
          origine = CASE WHEN isfirst = 1 THEN 'ouverture' WHEN reglementid IS NOT NULL THEN 'reglement'
            WHEN fraisde IS NOT NULL THEN 'frais' WHEN arreteid IS NOT NULL THEN 'ecart'
            WHEN contrepasseid IS NOT NULL THEN 'contrepassation' ELSE 'manuel' END END),
      ADD CONSTRAINT mouvementcaisse_reference_origine CHECK (
        reference = '' OR origine IN ('manuel', 'reglement', 'transfert')),
      ADD CONSTRAINT mouvementcaisse_frais_sortie CHECK (fraisde IS NULL OR type = 0);
    CREATE UNIQUE INDEX mouvementcaisse_frais ON mouvementcaisse (fraisde)
      WHERE fraisde IS NOT NULL AND supprimele IS NULL;
    CREATE UNIQUE INDEX mouvementcaisse_reference ON mouvementcaisse (caisseid, reference)
      WHERE reference <> '' AND supprimele IS NULL AND contrepassele IS NULL;
  `.execute(db);
}

/** The source's reference is known when the money leaves, the target's at the latest when it arrives. */
async function transferts(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE transfert
      ADD COLUMN referencesource text NOT NULL DEFAULT '' CHECK (referencesource ~ ${sql.lit(FORME)}),
      ADD COLUMN referencecible text NOT NULL DEFAULT '' CHECK (referencecible ~ ${sql.lit(FORME)});
    DROP TRIGGER transfert_fige ON transfert;
    CREATE TRIGGER transfert_fige BEFORE UPDATE ON transfert
      FOR EACH ROW WHEN (
        (OLD.transfertid, OLD.sourceid, OLD.cibleid, OLD.montant, OLD.frais, OLD.date, OLD.motif, OLD.referencesource,
          OLD.envoyepar, OLD.createdon)
        IS DISTINCT FROM
        (NEW.transfertid, NEW.sourceid, NEW.cibleid, NEW.montant, NEW.frais, NEW.date, NEW.motif, NEW.referencesource,
          NEW.envoyepar, NEW.createdon)
        OR (OLD.referencecible <> NEW.referencecible AND NOT (OLD.etat = 'envoye' AND NEW.etat = 'recu'))
        OR OLD.etat IN ('refuse', 'annule') OR (OLD.etat = 'recu' AND NEW.etat <> 'annule'))
      EXECUTE FUNCTION refuser_reecriture();
  `.execute(db);
}
