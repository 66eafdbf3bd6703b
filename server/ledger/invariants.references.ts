import type { Invariant } from './invariant';
import { latestRows, MOUVEMENTS, REGLEMENTS } from './latest';

const since = '0030_references';
const TRANSFERTS = latestRows('transfert', 'transfertid');

const feesUnlikeTheirPaymentOf = (reglement: string, mouvementcaisse: string) => `
  SELECT r.reglementid, r.frais, m.justes, m.tous FROM ${reglement} AS r
  CROSS JOIN LATERAL (
    SELECT count(*) AS tous, count(*) FILTER (WHERE caisseid = r.caisseid AND date = r.date AND montant = r.frais
      AND type = 0 AND origine = 'frais') AS justes
    FROM mouvementcaisse WHERE fraisde = r.reglementid AND supprimele IS NULL) AS m
  CROSS JOIN LATERAL (SELECT (r.supprimele IS NULL AND r.frais > 0)::integer AS dus) AS d
  WHERE m.justes <> d.dus OR m.tous <> d.dus
  UNION ALL
  SELECT m.fraisde, m.montant, NULL, NULL FROM ${mouvementcaisse} AS m
  LEFT JOIN reglement AS r ON r.reglementid = m.fraisde
  WHERE m.fraisde IS NOT NULL AND r.reglementid IS NULL`;

/** Money that comes back to its source, and fees, have no reference: the operator did not number them for us. */
const misnamedOf = (reglement: string, transfert: string) => `
  SELECT m.mouvementcaisseid, r.reference AS attendue, m.reference FROM ${reglement} AS r
  JOIN mouvementcaisse AS m ON m.reglementid = r.reglementid AND m.supprimele IS NULL
  WHERE r.supprimele IS NULL AND m.reference <> r.reference
  UNION ALL
  SELECT m.mouvementcaisseid, a.attendue, m.reference FROM ${transfert} AS t
  JOIN mouvementcaisse AS m ON m.transfertid = t.transfertid AND m.supprimele IS NULL
  CROSS JOIN LATERAL (SELECT CASE
    WHEN m.origine <> 'transfert' THEN '' WHEN m.type = 0 THEN t.referencesource
    WHEN m.caisseid = t.cibleid THEN t.referencecible ELSE '' END AS attendue) AS a
  WHERE m.reference <> a.attendue`;

/** A surplus has the reference of its payment: both are one operation (ADR 0052). */
const LIVE = `reference <> '' AND supprimele IS NULL AND contrepassele IS NULL AND origine <> 'troppercu'`;

const repeatedOf = (mouvementcaisse: string) => `
  SELECT m.mouvementcaisseid, m.caisseid, m.reference, c.nature
  FROM (SELECT * FROM ${mouvementcaisse} AS un WHERE ${LIVE}) AS m JOIN caisse AS c USING (caisseid)
  WHERE c.nature IN ('especes', 'avance') OR EXISTS (
    SELECT FROM (SELECT * FROM mouvementcaisse WHERE ${LIVE}) AS autre
    WHERE autre.caisseid = m.caisseid AND autre.reference = m.reference
      AND autre.mouvementcaisseid <> m.mouvementcaisseid)`;

/** Invariants of the references and fees of operators (ADR 0037). */
export const references: readonly Invariant[] = [
  {
    id: 'I41',
    rule:
      'a payment’s fee is one live movement of its register, its day and its amount, as long as the payment lives; a ' +
      'payment without a fee has none',
    since,
    violations: feesUnlikeTheirPaymentOf('reglement', 'mouvementcaisse'),
    atStart: feesUnlikeTheirPaymentOf(REGLEMENTS, MOUVEMENTS),
  },
  {
    id: 'I42',
    rule: 'a payment’s live movement bears its reference, and each side of a transfer that of its side',
    since,
    violations: misnamedOf('reglement', 'transfert'),
    atStart: misnamedOf(REGLEMENTS, TRANSFERTS),
  },
  {
    id: 'I43',
    rule: 'a reference is once among a register’s live movements that were not reversed; cash and advances have none',
    since,
    violations: repeatedOf('mouvementcaisse'),
    atStart: repeatedOf(MOUVEMENTS),
  },
];
