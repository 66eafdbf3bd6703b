import type { Invariant } from './invariant';
import { COMMANDES, latestRows, REGLEMENTS } from './latest';

const since = '0034_imprimes';

/** The number of last numbers of each series that a start checks. */
const DERNIERS = 100;

/**
 * Each live payment, order, transfer and closing with its documents: there is no valid one for a deleted or reversed
 * payment, a deleted order, a refused or withdrawn transfer, and a reopened closing.
 */
const misprintedOf = (reglement: string, commande: string, transfert: string, arrete: string) => `
  SELECT 'reglement' AS objet, r.reglementid AS objetid, r.caisseid, i.valides, i.justes FROM ${reglement} AS r
  CROSS JOIN LATERAL (
    SELECT count(*) AS valides, count(*) FILTER (
      WHERE i.caisseid = r.caisseid AND i.serie = CASE r."from" WHEN 1 THEN 'PC' ELSE 'BC' END) AS justes
    FROM imprime AS i WHERE i.objet = 'reglement' AND i.objetid = r.reglementid AND i.etat = 'valide') AS i
  WHERE CASE WHEN r.supprimele IS NULL AND r.contrepassele IS NULL THEN (i.valides, i.justes) <> (1, 1)
    ELSE i.valides > 0 END
  UNION ALL
  SELECT 'commande', o.commandeid, NULL, i.valides, i.valides FROM ${commande} AS o
  CROSS JOIN LATERAL (
    SELECT count(*) AS valides FROM imprime AS i
    WHERE i.objet = 'commande' AND i.objetid = o.commandeid AND i.etat = 'valide') AS i
  WHERE i.valides <> CASE WHEN o.supprimele IS NULL THEN 1 ELSE 0 END
  UNION ALL
  SELECT 'transfert', t.transfertid, t.sourceid, i.valides, i.justes FROM ${transfert} AS t
  JOIN caisse AS c ON c.caisseid = t.cibleid
  CROSS JOIN LATERAL (
    SELECT count(*) AS valides, count(*) FILTER (
      WHERE i.caisseid = t.sourceid AND i.serie = CASE c.nature WHEN 'avance' THEN 'AV' ELSE 'TR' END) AS justes
    FROM imprime AS i WHERE i.objet = 'transfert' AND i.objetid = t.transfertid AND i.etat = 'valide') AS i
  WHERE CASE WHEN t.etat IN ('envoye', 'recu') THEN (i.valides, i.justes) <> (1, 1) ELSE i.valides > 0 END
  UNION ALL
  SELECT 'arrete', a.arreteid, a.caisseid, i.valides, i.justes FROM ${arrete} AS a
  CROSS JOIN LATERAL (
    SELECT count(*) AS valides, count(*) FILTER (WHERE i.caisseid = a.caisseid AND i.serie = 'PV') AS justes
    FROM imprime AS i WHERE i.objet = 'arrete' AND i.objetid = a.arreteid AND i.etat = 'valide') AS i
  WHERE CASE a.etat WHEN 'valide' THEN (i.valides, i.justes) <> (1, 1) ELSE i.valides > 0 END`;

/**
 * A document that replaces another belongs to the same payment and is later; a number contains the code of its
 * register, and the number of an order has none.
 */
const strayOf = (imprime: string) => `
  SELECT i.imprimeid, i.numero, i.etat, i.remplacepar, c.code FROM ${imprime} AS i
  LEFT JOIN caisse AS c USING (caisseid)
  LEFT JOIN imprime AS n ON n.imprimeid = i.remplacepar
  LEFT JOIN reglement AS r ON i.objet = 'reglement' AND r.reglementid = i.objetid
  LEFT JOIN commande AS o ON i.objet = 'commande' AND o.commandeid = i.objetid
  LEFT JOIN transfert AS t ON i.objet = 'transfert' AND t.transfertid = i.objetid
  LEFT JOIN arrete AS a ON i.objet = 'arrete' AND a.arreteid = i.objetid
  WHERE coalesce(c.code, '') <> i.code OR coalesce(r.reglementid, o.commandeid, t.transfertid, a.arreteid) IS NULL
    OR (i.etat = 'remplace'
      AND (n.objetid, n.objet, n.imprimeid > i.imprimeid) IS DISTINCT FROM (i.objetid, i.objet, true))`;

/** A series belongs to a register or to the house; each of the two has its own index. */
const lastOfSeries = (which: string, isSame: string) => `
  SELECT s.caisseid, s.serie, s.annee, s.dernier, m.nombre, m.plusgrand FROM serie AS s
  CROSS JOIN LATERAL (
    SELECT count(*) AS nombre, max(i.rang) AS plusgrand FROM imprime AS i
    WHERE ${isSame} AND (i.serie, i.annee) = (s.serie, s.annee) AND i.rang > s.dernier - ${DERNIERS}) AS m
  WHERE ${which} AND (m.nombre, m.plusgrand) IS DISTINCT FROM (least(s.dernier, ${DERNIERS}), s.dernier)`;

/** Invariants of numbered documents (ADR 0041, 0045, 0047, 0049). */
export const imprimes: readonly Invariant[] = [
  {
    id: 'I46',
    rule: 'the numbers of each series and year count from 1 to the last one drawn, without a hole',
    since,
    violations: `
      SELECT caisse, serie, annee, s.dernier, i.nombre, i.premier, i.dernier AS plusgrand
      FROM (SELECT coalesce(caisseid, 0) AS caisse, serie, annee, dernier FROM serie) AS s FULL JOIN (
        SELECT coalesce(caisseid, 0) AS caisse, serie, annee, count(*) AS nombre, min(rang) AS premier,
          max(rang) AS dernier
        FROM imprime GROUP BY caisseid, serie, annee) AS i USING (caisse, serie, annee)
      WHERE (s.dernier, s.dernier, 1) IS DISTINCT FROM (i.nombre::integer, i.dernier, i.premier)`,
    // The end of each series: a start counts no series whole.
    atStart: [
      lastOfSeries('s.caisseid IS NOT NULL', 'i.caisseid = s.caisseid'),
      lastOfSeries('s.caisseid IS NULL', 'i.caisseid IS NULL'),
    ].join(' UNION ALL '),
  },
  {
    id: 'I47',
    rule:
      'these have one valid document, and no others do: a live payment that was not reversed, in the series of its ' +
      'direction in its register; a live order, in the series of the house; a transfer on its way or received, in ' +
      'the series of its source; a valid closing, in the series of its register',
    since: '0042_procesverbaux',
    violations: misprintedOf('reglement', 'commande', 'transfert', 'arrete'),
    atStart: misprintedOf(
      REGLEMENTS,
      COMMANDES,
      latestRows('transfert', 'transfertid'),
      latestRows('arrete', 'arreteid'),
    ),
  },
  {
    id: 'I48',
    rule:
      'a document of a payment, a transfer or a closing has its register’s code, and was replaced by a later one of ' +
      'that payment; a document of an order has no code',
    since,
    violations: strayOf('imprime'),
    atStart: strayOf(latestRows('imprime', 'imprimeid')),
  },
];
