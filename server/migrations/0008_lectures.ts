import { type Kysely, sql } from 'kysely';

/** Makes the dashboard, the audit log, the search everywhere and the trash fast at a million rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tableau(db);
  await journal(db);
  await recherche(db);
  await corbeille(db);
}

/**
 * Indexes that give the sums of any period without reading rows. `solde` changes only with the last payment, so the
 * other payments leave an expense's indexes alone, as for orders (migration 0006).
 */
async function tableau(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX mouvementcaisse_jour ON mouvementcaisse (createdon) INCLUDE (caisseid, type, montant)
      WHERE supprimele IS NULL;

    ALTER TABLE depense ADD COLUMN solde boolean NOT NULL GENERATED ALWAYS AS (regle = montant) STORED;
    DROP INDEX depense_date;
    CREATE INDEX depense_date ON depense (date DESC, depenseid DESC) INCLUDE (typedepenseid, projetid, montant)
      WHERE supprimele IS NULL;
    CREATE INDEX depense_due ON depense (depenseid) WHERE supprimele IS NULL AND NOT solde;

    CREATE INDEX commande_livraison ON commande (datelivraison) WHERE supprimele IS NULL AND etat < 3;
    CREATE INDEX projet_retard ON projet (datefin) WHERE supprimele IS NULL AND statutprojet = 1;
  `.execute(db);
}

/** Every change writes this index and searches are rare, so it collects new lines before it sorts them in. */
async function journal(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE activite ADD COLUMN recherche text NOT NULL DEFAULT '';
    ALTER TABLE activite DISABLE TRIGGER activite_ajout_seul;
    UPDATE activite SET recherche = lower(regexp_replace(normalize(libelle, NFKD), '[\\u0300-\\u036f]', '', 'g'));
    ALTER TABLE activite ENABLE TRIGGER activite_ajout_seul;
    CREATE INDEX activite_recherche ON activite USING gin (recherche gin_trgm_ops);
  `.execute(db);
}

/** Indexes that find an amount, however it is typed (PRODUCT K). */
async function recherche(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX depense_montant ON depense (montant, depenseid) WHERE supprimele IS NULL;
    CREATE INDEX commande_total ON commande (montant, commandeid) WHERE supprimele IS NULL;
  `.execute(db);
}

/**
 * Indexes of deleted records, the newest first. Of files, only media can come back: the bytes of the others are gone.
 */
async function corbeille(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX client_corbeille ON client (supprimele DESC) WHERE supprimele IS NOT NULL;
    CREATE INDEX projet_corbeille ON projet (supprimele DESC) WHERE supprimele IS NOT NULL;
    CREATE INDEX etapeprojet_corbeille ON etapeprojet (supprimele DESC) WHERE supprimele IS NOT NULL;
    CREATE INDEX fichier_corbeille ON fichier (supprimele DESC)
      WHERE supprimele IS NOT NULL AND proprietaire = 'etapeprojet';
  `.execute(db);
}
