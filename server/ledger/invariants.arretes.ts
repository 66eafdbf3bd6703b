import type { Invariant } from './invariant';
import { latestRows } from './latest';

const since = '0027_arretes';
const LATEST = latestRows('arrete', 'arreteid');

const unexpectedOf = (arrete: string) => `
  SELECT a.arreteid, a.caisseid, a.seq, a.attendu, e.solde_apres
  FROM ${arrete} AS a LEFT JOIN ecriture AS e ON e.caisseid = a.caisseid AND e.seq = a.seq
  WHERE a.attendu <> CASE a.seq WHEN 0 THEN 0 ELSE coalesce(e.solde_apres, -1) END`;

/** Closings of registers other than cash, which must have one figure only. */
const uncountedOf = (arrete: string) => `
  SELECT a.arreteid, a.compte, l.lignes, l.somme, c.nature
  FROM ${arrete} AS a JOIN caisse AS c USING (caisseid)
  CROSS JOIN LATERAL (SELECT count(*) AS lignes, coalesce(sum(coupure::bigint * nombre), 0) AS somme
    FROM comptage WHERE comptage.arreteid = a.arreteid) AS l
  WHERE CASE c.nature WHEN 'especes' THEN a.compte <> l.somme ELSE l.lignes > 0 END`;

/**
 * The closing before is found by its number, so that a missing one is a violation too. The balance before the first is
 * 0.
 */
const unexplainedOf = (arrete: string) => `
  SELECT a.arreteid, a.numero, a.attendu, p.attendu AS avant, l.somme
  FROM ${arrete} AS a LEFT JOIN arrete AS p ON p.caisseid = a.caisseid AND p.numero = a.numero - 1
  CROSS JOIN LATERAL (SELECT coalesce(sum(e.montant), 0) AS somme FROM ecriture AS e
    WHERE e.caisseid = a.caisseid AND e.seq > coalesce(p.seq, 0) AND e.seq <= a.seq) AS l
  WHERE a.attendu - coalesce(p.attendu, 0) <> l.somme OR a.seq < coalesce(p.seq, 0)
    OR (a.numero > 1 AND p.arreteid IS NULL)`;

/** A booked variance is dated on the day of its closing, which its register may have closed before its line. */
const lateOf = `
  SELECT c.caisseid, c.arretele, c.arreteseq, e.seq, m.mouvementcaisseid, m.date
  FROM caisse AS c JOIN ecriture AS e ON e.caisseid = c.caisseid AND e.seq > c.arreteseq
  JOIN mouvementcaisse AS m ON m.mouvementcaisseid = e.mouvementcaisseid
  WHERE m.date <= c.arretele AND NOT (m.arreteid IS NOT NULL AND m.date = c.arretele)`;

/** Invariants of closings, and of the movements that book their variances (ADR 0033). */
export const arretes: readonly Invariant[] = [
  {
    id: 'I31',
    rule: 'a closing expects the balance after its ledger line, 0 before the first line',
    since,
    violations: unexpectedOf('arrete'),
    atStart: unexpectedOf(LATEST),
  },
  {
    id: 'I32',
    rule: 'what was counted in cash is the sum of its notes and coins',
    since,
    violations: uncountedOf('arrete'),
    atStart: uncountedOf(LATEST),
  },
  {
    id: 'I33',
    rule: 'a register’s closings are numbered from 1, and the ledger lines between two of them are what separates them',
    since,
    violations: unexplainedOf('arrete'),
    // A start skips it: it follows from I02 and I31, and may sum a year of lines.
    atStart: null,
  },
  {
    id: 'I34',
    rule: 'a register’s last closed day and its line are those of its latest valid closing; it counts all its closings',
    since,
    violations: `
      SELECT c.caisseid, c.arretele, c.arreteseq, c.nombrearrete, a.jusquau, a.seq, a.nombre
      FROM caisse AS c LEFT JOIN (
        SELECT caisseid, count(*) AS nombre, max(seq) FILTER (WHERE nature = 'journee' AND etat = 'valide') AS seq,
          max(jusquau) FILTER (WHERE nature = 'journee' AND etat = 'valide') AS jusquau
        FROM arrete GROUP BY caisseid) AS a USING (caisseid)
      WHERE (c.arretele, c.arreteseq, c.nombrearrete) IS DISTINCT FROM (a.jusquau, a.seq, coalesce(a.nombre, 0))`,
  },
  {
    id: 'I35',
    rule: 'nothing of a closed day was written after its closing, except the variance that was booked on it',
    since,
    violations: lateOf,
    atStart: null,
  },
  {
    id: 'I36',
    rule:
      'a booked variance has the register, day and amount of its valid closing, once; ' +
      'it is a transfer if a person owes it',
    since,
    violations: `
      SELECT a.arreteid, a.ecart, a.imputation, m.mouvementcaisseid, m.origine, m.montant, m.type, m.date
      FROM (SELECT * FROM arrete WHERE imputation IS NOT NULL) AS a
      FULL JOIN (SELECT * FROM mouvementcaisse WHERE arreteid IS NOT NULL AND supprimele IS NULL) AS m USING (arreteid)
      WHERE m.mouvementcaisseid IS NULL OR a.arreteid IS NULL OR a.etat <> 'valide' OR m.caisseid <> a.caisseid
        OR m.date <> a.jusquau OR (a.imputation = 'porteur') <> (m.origine = 'transfert')
        OR a.ecart <> CASE m.type WHEN 1 THEN m.montant ELSE -m.montant END`,
  },
];
