import type { Invariant } from './invariant';
import { COMMANDES, latestRows, REGLEMENTS } from './latest';

const unownedOf = (reglement: string) => `
  SELECT r.reglementid, r.depenseid, r."from"
  FROM ${reglement} AS r
  LEFT JOIN depense d ON r."from" = 0 AND d.depenseid = r.depenseid
  LEFT JOIN commande o ON r."from" = 1 AND o.commandeid = r.depenseid
  WHERE r.supprimele IS NULL
    AND (o.supprimele IS NOT NULL OR num_nonnulls(d.depenseid, o.commandeid) <> 1)`;

const miscountedOf = (commande: string) => `
  SELECT commandeid, montant, fraissup, totallignes, typereduction, reduction, montantreduction FROM ${commande} AS o
  WHERE montant <> fraissup + totallignes - montantreduction
    OR fraissup NOT BETWEEN 0 AND totallignes OR montantreduction NOT BETWEEN 0 AND totallignes
    OR montantreduction <> CASE typereduction WHEN 1 THEN reduction ELSE (totallignes * reduction + 50) / 100 END
    OR (typereduction = 2 AND reduction NOT BETWEEN 0 AND 100)`;

const settledAndGoneOf = (commande: string) => `
  SELECT commandeid, montant, regle FROM ${commande} AS o
  WHERE supprimele IS NOT NULL AND montant > 0 AND regle = montant`;

const ofNobodyOf = (commande: string) => `
  SELECT o.commandeid, o.clientid FROM ${commande} AS o LEFT JOIN client c USING (clientid)
  WHERE o.supprimele IS NULL AND (c.clientid IS NULL OR c.supprimele IS NOT NULL)`;

/** Invariants of clients, their orders, and the deliveries and payments of orders. */
export const ventes: readonly Invariant[] = [
  {
    id: 'I10',
    rule:
      'an order’s paid amount is the sum of its live payments that were not reversed, never above its total; it is ' +
      'settled when it is that',
    since: '0028_contrepassations',
    violations: `
      SELECT o.commandeid, o.montant, o.regle, o.solde, coalesce(r.somme, 0) AS somme
      FROM commande o
      LEFT JOIN (SELECT depenseid, sum(net) AS somme FROM reglement
        WHERE supprimele IS NULL AND contrepassele IS NULL AND "from" = 1 GROUP BY 1) r ON r.depenseid = o.commandeid
      WHERE o.regle <> coalesce(r.somme, 0) OR o.regle > o.montant OR o.regle < 0
        OR o.solde <> (o.montant = o.regle)`,
    atStart: `
      SELECT o.commandeid, o.montant, o.regle, o.solde, r.somme
      FROM ${COMMANDES} AS o
      CROSS JOIN LATERAL (SELECT coalesce(sum(net), 0) AS somme FROM reglement
        WHERE reglement.depenseid = o.commandeid AND supprimele IS NULL AND contrepassele IS NULL AND "from" = 1) AS r
      WHERE o.regle <> r.somme OR o.regle > o.montant OR o.regle < 0 OR o.solde <> (o.montant = o.regle)`,
  },
  {
    id: 'I11',
    rule: 'a payment with change settled its order: nothing remains unless something changed after it',
    violations: `
      SELECT r.reglementid, r.rendu, o.montant - o.regle AS restant
      FROM reglement r JOIN commande o ON o.commandeid = r.depenseid
      WHERE r.rendu > 0 AND r.supprimele IS NULL AND r."from" = 1 AND o.montant <> o.regle AND o.version = 1
        AND r.version = 1
        AND NOT EXISTS (SELECT FROM reglement a WHERE a.depenseid = r.depenseid AND a.reglementid <> r.reglementid
          AND (a.version > 1 OR a.reglementid > r.reglementid))`,
    atStart: null,
  },
  {
    id: 'I13',
    rule: 'a deleted order has no live payment, and every live payment has its debt',
    violations: unownedOf('reglement'),
    atStart: unownedOf(REGLEMENTS),
  },
  {
    id: 'I15',
    rule: 'an order has lines, numbered from 1, whose pieces and amounts are its quantity and its items total',
    violations: `
      SELECT o.commandeid, o.quantite, o.totallignes, l.pieces, l.somme
      FROM commande o
      LEFT JOIN (SELECT commandeid, count(*) AS lignes, max(rang) AS derniere, min(rang) AS premiere,
          sum(qtecmd) AS pieces, sum(mnttotal) AS somme
        FROM detailcommande GROUP BY 1) l USING (commandeid)
      WHERE (o.quantite, o.totallignes) IS DISTINCT FROM (l.pieces, l.somme)
        OR l.premiere <> 1 OR l.derniere <> l.lignes`,
    atStart: `
      SELECT o.commandeid, o.quantite, o.totallignes, l.pieces, l.somme
      FROM ${COMMANDES} AS o
      CROSS JOIN LATERAL (SELECT count(*) AS lignes, max(rang) AS derniere, min(rang) AS premiere,
          sum(qtecmd) AS pieces, sum(mnttotal) AS somme
        FROM detailcommande WHERE detailcommande.commandeid = o.commandeid) AS l
      WHERE (o.quantite, o.totallignes) IS DISTINCT FROM (l.pieces, l.somme)
        OR l.premiere <> 1 OR l.derniere <> l.lignes`,
  },
  {
    id: 'I16',
    rule: 'an order’s total is its fees and items less its reduction, none of which is above the items total',
    violations: miscountedOf('commande'),
    atStart: miscountedOf(COMMANDES),
  },
  {
    id: 'I17',
    rule: 'the delivery of an order begins at 0, only goes forward, and its last step is where the order is',
    violations: `
      SELECT o.commandeid, o.etat, s.etats
      FROM commande o
      LEFT JOIN (SELECT commandeid, array_agg(etat ORDER BY statuscommandeid) AS etats FROM statuscommande GROUP BY 1) s
        USING (commandeid)
      WHERE s.etats IS NULL OR s.etats[1] <> 0 OR s.etats[cardinality(s.etats)] <> o.etat
        OR s.etats <> ARRAY(SELECT DISTINCT e FROM unnest(s.etats) AS e ORDER BY e)`,
    atStart: `
      SELECT o.commandeid, o.etat, s.etats
      FROM ${COMMANDES} AS o
      CROSS JOIN LATERAL (SELECT array_agg(etat ORDER BY statuscommandeid) AS etats FROM statuscommande
        WHERE statuscommande.commandeid = o.commandeid) AS s
      WHERE s.etats IS NULL OR s.etats[1] <> 0 OR s.etats[cardinality(s.etats)] <> o.etat
        OR s.etats <> ARRAY(SELECT DISTINCT e FROM unnest(s.etats) AS e ORDER BY e)`,
  },
  {
    id: 'I18',
    rule: 'an order that was settled by payments is never deleted',
    violations: settledAndGoneOf('commande'),
    atStart: settledAndGoneOf(COMMANDES),
  },
  {
    id: 'T04',
    rule: 'a live order’s client lives',
    violations: ofNobodyOf('commande'),
    atStart: ofNobodyOf(latestRows('commande', 'commandeid')),
  },
  {
    id: 'T05',
    rule: 'the kept totals of clients, of orders by delivery status and of delivery steps are their numbers',
    violations: `
      SELECT * FROM (
        SELECT c.nom, c.total + (SELECT coalesce(sum(d.delta), 0) FROM compteur_delta d WHERE d.nom = c.nom) AS total,
          coalesce(n.nombre, 0) AS nombre
        FROM compteur c LEFT JOIN (
          SELECT 'client' AS nom, count(*) AS nombre FROM client WHERE supprimele IS NULL
          UNION ALL
          SELECT 'commande.' || etat, count(*) FROM commande WHERE supprimele IS NULL GROUP BY etat
          UNION ALL
          SELECT 'statuscommande', count(*) FROM statuscommande JOIN commande USING (commandeid)
          WHERE supprimele IS NULL) n USING (nom)
        WHERE c.nom IN ('client', 'statuscommande') OR c.nom LIKE 'commande.%') t
      WHERE total <> nombre`,
    atStart: null,
  },
];
