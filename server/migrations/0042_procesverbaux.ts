import { type Kysely, sql } from 'kysely';

/**
 * Adds numbered minutes of closings and surprise counts (ADR 0049): `PV`, in the series of their register. Existing
 * ones are numbered in the order of their entry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await documents(db);
  await reprise(db);
}

async function documents(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE serie
      DROP CONSTRAINT serie_serie_check,
      ADD CONSTRAINT serie_serie_check CHECK (serie IN ('PC', 'BC', 'BDC', 'TR', 'AV', 'PV'));
    ALTER TABLE imprime
      DROP CONSTRAINT imprime_serie_check,
      ADD CONSTRAINT imprime_serie_check CHECK (serie IN ('PC', 'BC', 'BDC', 'TR', 'AV', 'PV')),
      DROP CONSTRAINT imprime_objet_check,
      ADD CONSTRAINT imprime_objet_check CHECK (objet IN ('reglement', 'commande', 'transfert', 'arrete')),
      ADD CONSTRAINT imprime_arrete CHECK ((objet = 'arrete') = (serie = 'PV'));
  `.execute(db);
}

/** Abidjan is at UTC all year round. */
async function reprise(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO imprime (serie, caisseid, annee, rang, code, objet, objetid, etat, reprise)
    SELECT 'PV', caisseid, annee, row_number() OVER (PARTITION BY caisseid, annee ORDER BY createdon, arreteid), code,
      'arrete', arreteid, CASE etat WHEN 'valide' THEN 'valide' ELSE 'annule' END, true
    FROM (
      SELECT a.arreteid, a.caisseid, a.createdon, a.etat, c.code,
        extract(year FROM a.createdon AT TIME ZONE 'UTC')::integer AS annee
      FROM arrete AS a JOIN caisse AS c USING (caisseid)) AS comptes
    ORDER BY createdon, arreteid;
    INSERT INTO serie (caisseid, serie, annee, dernier)
    SELECT caisseid, serie, annee, max(rang) FROM imprime WHERE objet = 'arrete' GROUP BY caisseid, serie, annee;
  `.execute(db);
}
