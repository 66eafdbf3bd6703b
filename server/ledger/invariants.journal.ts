import { TYPES_CORBEILLE } from '@comptoir/contract/objets';
import { rupturesOf } from '../frame/audit/chaine.repository';
import type { Invariant } from './invariant';
import { LIGNES, latestRows } from './latest';

/**
 * The latest seals that a start checks: the whole chain takes seconds at 100 000 lines, which a start does not have.
 * `npm run ledger:check` and "Vérifier l'intégrité" follow the chain from its first line.
 */
const SCEAUX_AT_START = { sceaux: 20, lignes: 2000 };

/**
 * SQL: the line `a` belongs to another line of its request: the transfer that paid an advance out, the expense that a
 * holder accounted for with its payment (ADR 0039), the advance of a shortage (ADR 0040).
 */
const IS_PART = `CASE a.objet
  WHEN 'transfert' THEN EXISTS (
    SELECT FROM activite b JOIN avance v ON v.avanceid = b.objetid
    WHERE b.requestid = a.requestid AND b.objet = 'avance' AND v.transfertid = a.objetid)
  WHEN 'depense' THEN EXISTS (
    SELECT FROM activite b JOIN reglement r ON r.reglementid = b.objetid
    WHERE b.requestid = a.requestid AND b.objet = 'reglement' AND r.depenseid = a.objetid)
  WHEN 'avance' THEN EXISTS (
    SELECT FROM activite b JOIN mouvementcaisse m ON m.arreteid = b.objetid JOIN avance v USING (transfertid)
    WHERE b.requestid = a.requestid AND b.objet = 'arrete' AND v.avanceid = a.objetid)
  ELSE false END`;

/**
 * Returns SQL of the keys without an answer, or whose request wrote more documents than its answer names. An answer
 * names one document at most, with its parts, except that a list names each of its documents, and a reversal itself and
 * the reversed one.
 */
const ambiguousOf = (idempotence: string) => `
  SELECT i.utilisateurid, i.cle FROM ${idempotence} AS i
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT (objet, objetid)) FILTER (WHERE NOT ${IS_PART}) AS ecrits
    FROM activite a WHERE a.requestid = i.requestid) a
  WHERE i.corps IS NULL OR a.ecrits > CASE json_typeof(i.corps::json->'data')
    WHEN 'array' THEN json_array_length(i.corps::json->'data')
    ELSE 1 + num_nonnulls(i.corps::json #>> '{data,contrepasseid}') END`;

const TRASHED = TYPES_CORBEILLE.filter((type) => type !== 'fichier').map(
  (table) => `SELECT 'corbeille.${table}', count(*) FROM ${table} WHERE supprimele IS NOT NULL`,
);

/** Invariants of the audit log: it has each action once, with its author. */
export const journal: readonly Invariant[] = [
  {
    id: 'I25',
    rule: 'every ledger line’s request is in the audit log',
    violations: `
      SELECT e.caisseid, e.seq, e.requestid FROM ecriture AS e
      WHERE NOT EXISTS (SELECT FROM activite a WHERE a.requestid = e.requestid)`,
    // Each line is looked up. NOT EXISTS was planned to walk the whole log in the order of its requests.
    atStart: `
      SELECT e.caisseid, e.seq, e.requestid FROM ${LIGNES} AS e
      WHERE (SELECT a.activiteid FROM activite a WHERE a.requestid = e.requestid LIMIT 1) IS NULL`,
  },
  {
    id: 'I26',
    rule: 'an idempotency key has its answer, and its request wrote no more documents than that tells of',
    since: '0032_avances',
    violations: ambiguousOf('idempotence'),
    atStart: ambiguousOf(latestRows('idempotence', 'createdon')),
  },
  {
    id: 'T06',
    rule: 'every seal of the audit log is that of its lines and of the seal before it',
    violations: rupturesOf(),
    atStart: rupturesOf(SCEAUX_AT_START),
  },
  {
    id: 'T08',
    rule: 'the kept totals of users (also by profile), trash, projects with steps and sealed lines are right',
    violations: `
      SELECT nom, nombre, total FROM (
        SELECT nom, nombre, (SELECT coalesce(sum(c.total), 0) FROM compteur c WHERE c.nom = n.nom)
          + (SELECT coalesce(sum(d.delta), 0) FROM compteur_delta d WHERE d.nom = n.nom) AS total
        FROM (
          SELECT 'utilisateur' AS nom, count(*) AS nombre FROM utilisateur WHERE supprimele IS NULL
          UNION ALL SELECT 'projetavecetapes', count(*) FROM projet WHERE supprimele IS NULL AND nombreetape > 0
          UNION ALL SELECT 'profil.' || profilid, (SELECT count(*) FROM utilisateur u
            WHERE u.profilid = p.profilid AND u.supprimele IS NULL) FROM profil p
          UNION ALL SELECT 'corbeille.fichier', count(*) FROM fichier
            WHERE supprimele IS NOT NULL AND proprietaire IN ('etapeprojet', 'depense')
          UNION ALL ${TRASHED.join(' UNION ALL ')}) AS n
        UNION ALL
        SELECT 'sceau ' || sceauid, cumul, sum(nombre) OVER (ORDER BY jusqua) FROM sceau) AS comptes
      WHERE nombre <> total`,
    atStart: null,
    since: '0014_totaux',
  },
];
