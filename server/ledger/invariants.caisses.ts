import type { Invariant } from './invariant';
import { LIGNES, MOUVEMENTS } from './latest';

const orphansOf = (ecriture: string, mouvementcaisse: string) => `
  SELECT e.caisseid, e.seq, e.mouvementcaisseid FROM ${ecriture} AS e
  LEFT JOIN mouvementcaisse m USING (mouvementcaisseid) WHERE m.mouvementcaisseid IS NULL
  UNION ALL
  SELECT m.caisseid, NULL, m.mouvementcaisseid FROM ${mouvementcaisse} AS m
  LEFT JOIN reglement r USING (reglementid)
  WHERE m.reglementid IS NOT NULL AND (r.reglementid IS NULL OR (m.supprimele IS NULL AND r.supprimele IS NOT NULL))`;

/** Invariants of registers: the ledger explains every balance, franc by franc. */
export const caisses: readonly Invariant[] = [
  {
    id: 'I01',
    rule: 'a register’s balance is the sum of its ledger lines',
    violations: `
      SELECT c.caisseid, c.solde, coalesce(e.somme, 0) AS somme
      FROM caisse c LEFT JOIN (SELECT caisseid, sum(montant) AS somme FROM ecriture GROUP BY 1) e USING (caisseid)
      WHERE c.solde <> coalesce(e.somme, 0)`,
    atStart: `
      SELECT c.caisseid, c.solde, c.seq, e.solde_apres FROM caisse c
      LEFT JOIN ecriture e ON e.caisseid = c.caisseid AND e.seq = c.seq
      WHERE c.solde <> coalesce(e.solde_apres, 0)`,
  },
  {
    id: 'I02',
    rule: 'each line’s balance is the one before plus its amount, and never negative',
    violations: `
      SELECT * FROM (
        SELECT caisseid, seq, montant, solde_apres,
          lag(solde_apres, 1, 0::bigint) OVER (PARTITION BY caisseid ORDER BY seq) AS solde_avant
        FROM ecriture) l
      WHERE solde_apres <> solde_avant + montant OR solde_apres < 0`,
    atStart: `
      SELECT * FROM (
        SELECT caisseid, seq, montant, solde_apres,
          lag(solde_apres, 1, CASE seq WHEN 1 THEN 0 ELSE solde_apres - montant END)
            OVER (PARTITION BY caisseid ORDER BY seq) AS solde_avant
        FROM ${LIGNES} AS lignes) l
      WHERE solde_apres <> solde_avant + montant OR solde_apres < 0`,
  },
  {
    id: 'I03',
    rule: 'lines are numbered from 1 without a gap, up to the register’s seq',
    violations: `
      SELECT c.caisseid, c.seq, e.lignes, e.derniere
      FROM caisse c
      LEFT JOIN (SELECT caisseid, count(*) AS lignes, max(seq) AS derniere, min(seq) AS premiere
        FROM ecriture GROUP BY 1) e USING (caisseid)
      WHERE c.seq <> coalesce(e.lignes, 0) OR c.seq <> coalesce(e.derniere, 0) OR coalesce(e.premiere, 1) <> 1`,
    atStart: `
      SELECT c.caisseid, c.seq, e.lignes, e.derniere
      FROM caisse c
      LEFT JOIN (SELECT caisseid, count(*) AS lignes, max(seq) AS derniere, min(seq) AS premiere
        FROM ${LIGNES} AS lignes GROUP BY 1) e USING (caisseid)
      WHERE c.seq <> coalesce(e.derniere, 0) OR e.derniere - e.premiere + 1 <> e.lignes`,
  },
  {
    id: 'I04',
    rule: 'a movement’s lines sum to its amount, 0 once deleted, in its own register',
    violations: `
      SELECT m.mouvementcaisseid, m.montant, m.type, coalesce(e.somme, 0) AS somme
      FROM mouvementcaisse m
      LEFT JOIN (SELECT mouvementcaisseid, sum(montant) AS somme, min(caisseid) AS un, max(caisseid) AS autre
        FROM ecriture GROUP BY 1) e USING (mouvementcaisseid)
      WHERE coalesce(e.somme, 0) <>
          CASE WHEN m.supprimele IS NOT NULL THEN 0 WHEN m.type = 1 THEN m.montant ELSE -m.montant END
        OR e.un <> m.caisseid OR e.autre <> m.caisseid`,
    atStart: `
      SELECT m.mouvementcaisseid, m.montant, m.type, e.somme
      FROM ${MOUVEMENTS} AS m
      CROSS JOIN LATERAL (SELECT coalesce(sum(montant), 0) AS somme, min(caisseid) AS un, max(caisseid) AS autre
        FROM ecriture WHERE ecriture.mouvementcaisseid = m.mouvementcaisseid) AS e
      WHERE e.somme <> CASE WHEN m.supprimele IS NOT NULL THEN 0 WHEN m.type = 1 THEN m.montant ELSE -m.montant END
        OR e.un <> m.caisseid OR e.autre <> m.caisseid`,
  },
  {
    id: 'I07',
    rule: 'no line without its movement, no movement of a payment without its payment',
    violations: orphansOf('ecriture', 'mouvementcaisse'),
    atStart: orphansOf(LIGNES, MOUVEMENTS),
  },
  {
    id: 'I08',
    rule: 'each register has one opening movement, of its opening amount, first in the ledger, gone only with it',
    violations: `
      SELECT c.caisseid, c.montant, count(m.*) AS ouvertures
      FROM caisse c LEFT JOIN mouvementcaisse m ON m.caisseid = c.caisseid AND m.isfirst = 1
      GROUP BY c.caisseid
      HAVING count(m.*) <> 1 OR bool_or(m.montant <> c.montant OR m.type <> 1)
        OR bool_or((m.supprimele IS NULL) <> (c.supprimele IS NULL))
        OR bool_or(c.montant > 0 AND NOT EXISTS (SELECT FROM ecriture e
          WHERE e.caisseid = c.caisseid AND e.seq = 1 AND e.mouvementcaisseid = m.mouvementcaisseid))`,
  },
  {
    id: 'I14',
    rule: 'a deleted register holds nothing and no live payment',
    // An index finds the latest one. EXISTS expects to meet one of a twelfth of all rows soon and reads the table, but
    // there is none: eight tenths of a second for each deleted register at a million rows.
    violations: `
      SELECT c.caisseid, c.solde FROM caisse c
      WHERE c.supprimele IS NOT NULL AND (c.solde <> 0
        OR (SELECT r.reglementid FROM reglement r WHERE r.caisseid = c.caisseid AND r.supprimele IS NULL
            ORDER BY r.date DESC LIMIT 1) IS NOT NULL
        OR (SELECT m.mouvementcaisseid FROM mouvementcaisse m WHERE m.caisseid = c.caisseid AND m.supprimele IS NULL
            ORDER BY m.createdon DESC LIMIT 1) IS NOT NULL)`,
  },
  {
    id: 'I28',
    rule: 'inflows less outflows of live movements are the sum of the balances',
    violations: `
      SELECT * FROM (
        SELECT (SELECT coalesce(sum(CASE WHEN type = 1 THEN montant ELSE -montant END), 0)
            FROM mouvementcaisse WHERE supprimele IS NULL) AS flux,
          (SELECT coalesce(sum(solde), 0) FROM caisse) AS soldes) t
      WHERE flux <> soldes`,
    atStart: null,
  },
  {
    id: 'T01',
    rule: 'the kept counts of each register are those of its rows',
    violations: `
      SELECT c.caisseid, c.nombremouvement, c.nombreannule, c.nombrereglementdepense, c.nombrereglementcommande
      FROM caisse c
      LEFT JOIN (SELECT caisseid, count(*) FILTER (WHERE supprimele IS NULL) AS vivants,
          count(*) FILTER (WHERE supprimele IS NOT NULL) AS annules
        FROM mouvementcaisse GROUP BY 1) m USING (caisseid)
      LEFT JOIN (SELECT caisseid, count(*) FILTER (WHERE "from" = 0) AS depenses,
          count(*) FILTER (WHERE "from" = 1) AS commandes
        FROM reglement WHERE supprimele IS NULL GROUP BY 1) r USING (caisseid)
      WHERE (c.nombremouvement, c.nombreannule, c.nombrereglementdepense, c.nombrereglementcommande)
        <> (coalesce(m.vivants, 0), coalesce(m.annules, 0), coalesce(r.depenses, 0), coalesce(r.commandes, 0))`,
    atStart: null,
  },
];
