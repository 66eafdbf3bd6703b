import type { Invariant } from './invariant';
import { MOUVEMENTS, REGLEMENTS } from './latest';

const misreversedOf = (mouvementcaisse: string, reglement: string) => `
  SELECT c.contrepasseid, c.mouvementcaisseid, NULL AS reglementid, c.date, m.contrepassele
  FROM ${mouvementcaisse} AS c LEFT JOIN mouvementcaisse AS m ON m.mouvementcaisseid = c.contrepasseid
  WHERE c.contrepasseid IS NOT NULL
    AND (num_nonnulls(c.supprimele, m.supprimele) > 0
      OR m.origine NOT IN ('manuel', 'reglement', 'troppercu') OR m.date >= c.date
      OR (m.caisseid, m.montant, m.type, m.contrepassele) IS DISTINCT FROM (c.caisseid, c.montant, 1 - c.type, c.date))
  UNION ALL
  SELECT m.mouvementcaisseid, NULL, m.reglementid, m.date, m.contrepassele
  FROM ${mouvementcaisse} AS m
  WHERE m.contrepassele IS NOT NULL AND 1 <> (SELECT count(*) FROM mouvementcaisse AS c
    WHERE c.contrepasseid = m.mouvementcaisseid AND c.supprimele IS NULL)
  UNION ALL
  SELECT m.mouvementcaisseid, NULL, r.reglementid, r.contrepassele, m.contrepassele
  FROM ${reglement} AS r JOIN mouvementcaisse AS m ON m.reglementid = r.reglementid AND m.supprimele IS NULL
  WHERE m.contrepassele IS DISTINCT FROM r.contrepassele`;

/** The invariant of reversals (ADR 0034). */
export const contrepassations: readonly Invariant[] = [
  {
    id: 'I37',
    rule:
      'what was reversed lives and has one live reversal, of its register and its amount in the other direction, on ' +
      'the later day that it and its payment name',
    since: '0028_contrepassations',
    violations: misreversedOf('mouvementcaisse', 'reglement'),
    atStart: misreversedOf(MOUVEMENTS, REGLEMENTS),
  },
];
