import type { Invariant } from './invariant';
import { MOUVEMENTS, REGLEMENTS } from './latest';

const since = '0046_troppercus';

/**
 * `part` is a live movement that a payment must have once: its surplus, or the money that it takes out of another
 * payment's surplus.
 */
const unlikeTheirPaymentOf = (reglement: string, { dus, part, just }: Record<'dus' | 'part' | 'just', string>) => `
  SELECT r.reglementid, m.justes, m.tous FROM ${reglement} AS r
  CROSS JOIN LATERAL (
    SELECT count(*) AS tous, count(*) FILTER (WHERE origine = 'troppercu' AND caisseid = r.caisseid AND date = r.date
      AND contrepassele IS NOT DISTINCT FROM r.contrepassele AND ${just}) AS justes
    FROM mouvementcaisse WHERE ${part} AND supprimele IS NULL) AS m
  CROSS JOIN LATERAL (SELECT (r.supprimele IS NULL AND ${dus})::integer AS dus) AS d
  WHERE m.justes <> d.dus OR m.tous <> d.dus`;

const surplus = {
  dus: 'r.troppercu > 0',
  part: 'tropde = r.reglementid AND type = 1',
  just: 'montant = r.troppercu AND reference = r.reference',
};
const use = {
  dus: 'r.tropde IS NOT NULL',
  part: 'imputesur = r.reglementid',
  just: 'montant = r.net AND tropde = r.tropde',
};

const partsOf = (reglement: string) =>
  `${unlikeTheirPaymentOf(reglement, surplus)} UNION ALL ${unlikeTheirPaymentOf(reglement, use)}`;

const overdrawnOf = (mouvementcaisse: string) => `
  SELECT t.tropde, s.tenu FROM (SELECT DISTINCT tropde FROM ${mouvementcaisse} AS m WHERE tropde IS NOT NULL) AS t
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(CASE type WHEN 1 THEN montant ELSE -montant END), 0) AS tenu FROM mouvementcaisse
    WHERE tropde = t.tropde AND supprimele IS NULL AND contrepassele IS NULL) AS s
  WHERE s.tenu < 0`;

/** Invariants of surpluses that operators received, and of their use (ADR 0052). */
export const troppercus: readonly Invariant[] = [
  {
    id: 'I49',
    rule:
      'the surplus of a payment is one live movement with its register, day, amount and reference; ' +
      'a payment by a surplus takes its amount out of it, once; both are reversed with their payment',
    since,
    violations: partsOf('reglement'),
    atStart: partsOf(REGLEMENTS),
  },
  {
    id: 'I50',
    rule: 'no more is given back or used of a surplus than was received',
    since,
    violations: overdrawnOf('mouvementcaisse'),
    atStart: overdrawnOf(MOUVEMENTS),
  },
];
