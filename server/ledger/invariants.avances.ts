import type { Invariant } from './invariant';
import { latestRows, MOUVEMENTS } from './latest';

const since = '0032_avances';

/** A grant is received at once, so it has one day; money that comes back from a transfer out is not a transfer in. */
const mispaidOf = (avance: string, caisse: string) => `
  SELECT a.avanceid, a.caisseid, a.montant, c.nature, t.transfertid, t.cibleid, t.montant AS verse, n.recus
  FROM ${avance} AS a
  LEFT JOIN caisse AS c ON c.caisseid = a.caisseid AND c.supprimele IS NULL
  LEFT JOIN transfert AS t USING (transfertid)
  CROSS JOIN LATERAL (SELECT count(*) AS recus FROM transfert WHERE cibleid = a.caisseid) AS n
  WHERE (a.etat = 'decaissee' OR num_nonnulls(a.caisseid, a.transfertid) > 0)
    AND (a.etat, c.nature, t.cibleid, t.montant, t.etat, t.datereponse, n.recus)
      IS DISTINCT FROM ('decaissee', 'avance', a.caisseid, a.montant, 'recu', t.date, 1)
  UNION ALL
  SELECT NULL, c.caisseid, NULL, c.nature, NULL, NULL, NULL, NULL FROM ${caisse} AS c
  WHERE c.nature = 'avance' AND NOT EXISTS (SELECT FROM avance AS a WHERE a.caisseid = c.caisseid)`;

/**
 * The place of a movement's money. Money that the holder sends back and nobody accepts comes in again by the same
 * transfer.
 */
const PLACED = `CASE m.origine
  WHEN 'ouverture' THEN m.montant = 0
  WHEN 'transfert' THEN CASE m.type
    WHEN 1 THEN t.transfertid = a.transfertid OR t.sourceid = m.caisseid
    ELSE t.sourceid = m.caisseid AND cible.nature <> 'avance' END
  WHEN 'reglement' THEN r."from" = 0 AND EXISTS (SELECT FROM fichier AS f
    WHERE f.proprietaire = 'reglement' AND f.proprietaireid = r.reglementid AND f.supprimele IS NULL)
  ELSE false END`;

const strangeOf = (mouvementcaisse: string) => `
  SELECT m.mouvementcaisseid, m.caisseid, m.origine, m.type, m.montant FROM ${mouvementcaisse} AS m
  JOIN caisse AS c ON c.caisseid = m.caisseid AND c.nature = 'avance'
  LEFT JOIN avance AS a ON a.caisseid = m.caisseid
  LEFT JOIN reglement AS r ON r.reglementid = m.reglementid
  LEFT JOIN transfert AS t ON t.transfertid = m.transfertid
  LEFT JOIN caisse AS cible ON cible.caisseid = t.cibleid
  WHERE m.supprimele IS NULL AND (${PLACED}) IS NOT TRUE`;

/** Invariants of advances, which are registers that must be accounted for (ADR 0039). */
export const avances: readonly Invariant[] = [
  {
    id: 'I44',
    rule:
      'an advance that was paid out is one register of the nature avance, with one transfer into it of its amount, ' +
      'from its source on its day; every such register is one advance’s',
    since,
    violations: mispaidOf('avance', 'caisse'),
    atStart: mispaidOf(latestRows('avance', 'avanceid'), latestRows('caisse', 'caisseid')),
  },
  {
    id: 'I45',
    rule:
      'in an advance stand only its grant, what was spent with a proof on an expense, what went back and what came ' +
      'back from there',
    since,
    violations: strangeOf('mouvementcaisse'),
    atStart: strangeOf(MOUVEMENTS),
  },
];
