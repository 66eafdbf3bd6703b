/**
 * SQL that gives numbers to payments, orders, transfers and closings that were written without the server, as an update
 * does (ADR 0041, 0045, 0047, 0049). Each stands alone; `SERIES` comes after them.
 */
export const IMPRIMES: readonly string[] = [
  `INSERT INTO imprime (serie, caisseid, annee, rang, code, objet, objetid)
   SELECT serie, caisseid, annee, row_number() OVER (PARTITION BY caisseid, serie, annee ORDER BY reglementid), code,
     'reglement', reglementid
   FROM (SELECT r.reglementid, r.caisseid, c.code, CASE r."from" WHEN 1 THEN 'PC' ELSE 'BC' END AS serie,
     extract(year FROM r.createdon)::integer AS annee FROM reglement AS r JOIN caisse AS c USING (caisseid)) AS payes
   ORDER BY reglementid`,
  `INSERT INTO imprime (serie, annee, rang, code, objet, objetid)
   SELECT 'BDC', annee, row_number() OVER (PARTITION BY annee ORDER BY commandeid), '', 'commande', commandeid
   FROM (SELECT commandeid, extract(year FROM createdon)::integer AS annee FROM commande) AS prises
   ORDER BY commandeid`,
  `INSERT INTO imprime (serie, caisseid, annee, rang, code, objet, objetid, etat)
   SELECT serie, sourceid, annee, row_number() OVER (PARTITION BY sourceid, serie, annee ORDER BY transfertid), code,
     'transfert', transfertid, CASE WHEN etat IN ('envoye', 'recu') THEN 'valide' ELSE 'annule' END
   FROM (SELECT t.transfertid, t.sourceid, t.etat, s.code, CASE c.nature WHEN 'avance' THEN 'AV' ELSE 'TR' END AS serie,
     extract(year FROM t.createdon)::integer AS annee
     FROM transfert AS t JOIN caisse AS s ON s.caisseid = t.sourceid JOIN caisse AS c ON c.caisseid = t.cibleid)
       AS envois
   ORDER BY transfertid`,
  `INSERT INTO imprime (serie, caisseid, annee, rang, code, objet, objetid, etat)
   SELECT 'PV', caisseid, annee, row_number() OVER (PARTITION BY caisseid, annee ORDER BY arreteid), code, 'arrete',
     arreteid, CASE etat WHEN 'valide' THEN 'valide' ELSE 'annule' END
   FROM (SELECT a.arreteid, a.caisseid, a.etat, c.code, extract(year FROM a.createdon)::integer AS annee
     FROM arrete AS a JOIN caisse AS c USING (caisseid)) AS comptes
   ORDER BY arreteid`,
];

/** SQL that keeps how far each series has come. */
export const SERIES = `
  INSERT INTO serie (caisseid, serie, annee, dernier)
  SELECT caisseid, serie, annee, max(rang) FROM imprime GROUP BY caisseid, serie, annee`;

/** All of them, one after the other. */
export const NUMBERS: readonly string[] = [...IMPRIMES, SERIES];
