import type { Invariant } from './invariant';
import { latestRows, REGLEMENTS } from './latest';

const since = '0034_imprimes';

/** How many numbers at the end of each series a start looks at. */
const DERNIERS = 100;

/** Each live payment with its documents: one that was deleted or reversed has no valid one. */
const misprintedOf = (reglement: string) => `
  SELECT r.reglementid, r.caisseid, i.valides, i.justes FROM ${reglement} AS r
  CROSS JOIN LATERAL (
    SELECT count(*) AS valides, count(*) FILTER (
      WHERE i.caisseid = r.caisseid AND i.serie = CASE r."from" WHEN 1 THEN 'PC' ELSE 'BC' END) AS justes
    FROM imprime AS i WHERE i.objet = 'reglement' AND i.objetid = r.reglementid AND i.etat = 'valide') AS i
  WHERE CASE WHEN r.supprimele IS NULL AND r.contrepassele IS NULL THEN (i.valides, i.justes) <> (1, 1)
    ELSE i.valides > 0 END`;

/** A document that replaces another is of the same payment, and later; a code stays when it is in a number. */
const strayOf = (imprime: string) => `
  SELECT i.imprimeid, i.numero, i.etat, i.remplacepar, c.code FROM ${imprime} AS i
  LEFT JOIN caisse AS c USING (caisseid)
  LEFT JOIN imprime AS n ON n.imprimeid = i.remplacepar
  LEFT JOIN reglement AS r ON i.objet = 'reglement' AND r.reglementid = i.objetid
  WHERE c.code IS DISTINCT FROM i.code OR r.reglementid IS NULL
    OR (i.etat = 'remplace' AND (n.objetid, n.objet, n.imprimeid > i.imprimeid) IS DISTINCT FROM (i.objetid, i.objet, true))`;

/** Invariants of numbered documents (ADR 0041). */
export const imprimes: readonly Invariant[] = [
  {
    id: 'I46',
    rule: 'the numbers of a series of a register and a year count from 1 to the last one drawn, without a hole',
    since,
    violations: `
      SELECT coalesce(s.caisseid, i.caisseid) AS caisseid, coalesce(s.serie, i.serie) AS serie,
        coalesce(s.annee, i.annee) AS annee, s.dernier, i.nombre, i.premier, i.dernier AS plusgrand
      FROM serie AS s FULL JOIN (
        SELECT caisseid, serie, annee, count(*) AS nombre, min(rang) AS premier, max(rang) AS dernier
        FROM imprime GROUP BY caisseid, serie, annee) AS i USING (caisseid, serie, annee)
      WHERE (s.dernier, s.dernier, 1) IS DISTINCT FROM (i.nombre::integer, i.dernier, i.premier)`,
    // The end of each series: a start counts none of them whole.
    atStart: `
      SELECT s.caisseid, s.serie, s.annee, s.dernier, m.nombre, m.plusgrand FROM serie AS s
      CROSS JOIN LATERAL (
        SELECT count(*) AS nombre, max(i.rang) AS plusgrand FROM imprime AS i
        WHERE (i.caisseid, i.serie, i.annee) = (s.caisseid, s.serie, s.annee) AND i.rang > s.dernier - ${DERNIERS}) AS m
      WHERE (m.nombre, m.plusgrand) IS DISTINCT FROM (least(s.dernier, ${DERNIERS}), s.dernier)`,
  },
  {
    id: 'I47',
    rule:
      'a live payment that was not reversed has one valid document, in the series of its direction in its register; ' +
      'another has none',
    since,
    violations: misprintedOf('reglement'),
    atStart: misprintedOf(REGLEMENTS),
  },
  {
    id: 'I48',
    rule: 'a document is about a payment, bears its register’s code, and was replaced by a later one of that payment',
    since,
    violations: strayOf('imprime'),
    atStart: strayOf(latestRows('imprime', 'imprimeid')),
  },
];
