import type { Invariant } from './invariant';
import { latestRows, MOUVEMENTS } from './latest';

const since = '0029_transferts';

/** Each part is searched with its right amount, register and day: a wrong one counts as missing. */
const PARTS = `
  SELECT
    count(*) FILTER (WHERE vivant AND caisseid = sourceid AND type = 0 AND origine = 'transfert'
      AND montant = t.montant AND date = t.date) AS partis,
    count(*) FILTER (WHERE vivant AND caisseid = cibleid AND type = 1 AND origine = 'transfert'
      AND montant = t.montant AND date = t.datereponse) AS arrives,
    count(*) FILTER (WHERE vivant AND caisseid = sourceid AND type = 1 AND origine = 'transfert'
      AND montant = t.montant AND date = t.datereponse) AS revenus,
    count(*) FILTER (WHERE vivant AND caisseid = sourceid AND type = 0 AND origine = 'frais'
      AND montant = t.frais AND date = t.date) AS frais,
    count(*) FILTER (WHERE vivant) AS tous,
    t.etat = 'annule' AND bool_or(NOT vivant AND caisseid = cibleid) AS retire
  FROM (SELECT *, supprimele IS NULL AS vivant FROM mouvementcaisse WHERE transfertid = t.transfertid) AS m`;

const unlikeTheirStateOf = (transfert: string) => `
  SELECT t.transfertid, t.etat, m.* FROM ${transfert} AS t CROSS JOIN LATERAL (${PARTS}) AS m
  WHERE t.datereponse < t.date OR (m.partis, m.arrives, m.revenus, m.frais, m.tous) IS DISTINCT FROM (
    (NOT coalesce(m.retire, false))::integer,
    (t.etat = 'recu')::integer,
    (t.etat = 'refuse' OR (t.etat = 'annule' AND NOT coalesce(m.retire, false)))::integer,
    (t.frais > 0 AND NOT coalesce(m.retire, false))::integer,
    m.partis + m.arrives + m.revenus + m.frais)`;

/** A payment has fees too (ADR 0037). */
const foreignOf = (mouvementcaisse: string) => `
  SELECT m.mouvementcaisseid AS id, m.origine FROM ${mouvementcaisse} AS m
  WHERE (m.transfertid IS NOT NULL) <> (m.origine = 'transfert' OR (m.origine = 'frais' AND m.fraisde IS NULL))
  UNION ALL
  SELECT transfertid, 'same register' FROM transfert WHERE sourceid = cibleid`;

/** Invariants of transfers, and of the movements that name them (ADR 0035). */
export const transferts: readonly Invariant[] = [
  {
    id: 'I38',
    rule:
      'a transfer has the live movements of its state, with its amount, registers and days; its fee is a movement of ' +
      'its own, unless the transfer was withdrawn after its receipt',
    since,
    violations: unlikeTheirStateOf('transfert'),
    atStart: unlikeTheirStateOf(latestRows('transfert', 'transfertid')),
  },
  {
    id: 'I39',
    rule: 'what transfers took out and did not bring in is what is on its way',
    since,
    violations: `
      SELECT * FROM (
        SELECT (SELECT coalesce(sum(CASE type WHEN 1 THEN montant ELSE -montant END), 0) FROM mouvementcaisse
            WHERE supprimele IS NULL AND transfertid IS NOT NULL AND origine = 'transfert') AS flux,
          (SELECT coalesce(sum(montant), 0) FROM transfert WHERE etat = 'envoye') AS enroute) AS t
      WHERE flux <> -enroute`,
    // A start skips it: it follows from I38.
    atStart: null,
  },
  {
    id: 'I40',
    rule: 'a movement names a transfer exactly when it moves its money or its fee; source and target differ',
    since: '0030_references',
    violations: foreignOf('mouvementcaisse'),
    atStart: foreignOf(MOUVEMENTS),
  },
];
