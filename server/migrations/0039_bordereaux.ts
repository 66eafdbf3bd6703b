import { type Kysely, sql } from 'kysely';

/**
 * Adds numbered documents of transfers (ADR 0047): `TR`, or `AV` for the grant of an advance, in the series of the
 * source register. Existing transfers are numbered in the order of their entry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await documents(db);
  await reprise(db);
}

async function documents(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE serie
      DROP CONSTRAINT serie_serie_check,
      ADD CONSTRAINT serie_serie_check CHECK (serie IN ('PC', 'BC', 'BDC', 'TR', 'AV'));
    ALTER TABLE imprime
      DROP CONSTRAINT imprime_serie_check,
      ADD CONSTRAINT imprime_serie_check CHECK (serie IN ('PC', 'BC', 'BDC', 'TR', 'AV')),
      DROP CONSTRAINT imprime_objet_check,
      ADD CONSTRAINT imprime_objet_check CHECK (objet IN ('reglement', 'commande', 'transfert')),
      ADD CONSTRAINT imprime_transfert CHECK ((objet = 'transfert') = (serie IN ('TR', 'AV')));
  `.execute(db);
}

/** Abidjan is at UTC all year round. */
async function reprise(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO imprime (serie, caisseid, annee, rang, code, objet, objetid, etat, reprise)
    SELECT serie, sourceid, annee,
      row_number() OVER (PARTITION BY sourceid, serie, annee ORDER BY createdon, transfertid), code, 'transfert',
      transfertid, CASE WHEN etat IN ('envoye', 'recu') THEN 'valide' ELSE 'annule' END, true
    FROM (
      SELECT t.transfertid, t.sourceid, t.createdon, t.etat, s.code,
        CASE c.nature WHEN 'avance' THEN 'AV' ELSE 'TR' END AS serie,
        extract(year FROM t.createdon AT TIME ZONE 'UTC')::integer AS annee
      FROM transfert AS t JOIN caisse AS s ON s.caisseid = t.sourceid
        JOIN caisse AS c ON c.caisseid = t.cibleid) AS envois
    ORDER BY createdon, transfertid;
    INSERT INTO serie (caisseid, serie, annee, dernier)
    SELECT caisseid, serie, annee, max(rang) FROM imprime WHERE objet = 'transfert' GROUP BY caisseid, serie, annee;
  `.execute(db);
}
