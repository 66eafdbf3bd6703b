import type { Invariant } from './invariant';
import { DEPENSES, latestRows } from './latest';

const misplacedOf = (depense: string) => `
  SELECT d.depenseid, d.expenseonstep, d.projetid, d.etapeprojetid
  FROM ${depense} AS d
  LEFT JOIN etapeprojet e USING (etapeprojetid)
  LEFT JOIN projet p ON p.projetid = d.projetid
  WHERE num_nonnulls(d.projetid, d.etapeprojetid) <> 2 * d.expenseonstep
    OR (d.expenseonstep = 1 AND (p.projetid IS NULL OR e.projetid IS DISTINCT FROM d.projetid))
    OR (d.supprimele IS NULL AND (e.supprimele IS NOT NULL OR p.supprimele IS NOT NULL))`;

/** Invariants of projects, their steps and the expenses on them. */
export const projets: readonly Invariant[] = [
  {
    id: 'I19',
    rule: 'an expense on a step names a step and its project, which live as long as it does; any other names neither',
    violations: misplacedOf('depense'),
    atStart: misplacedOf(DEPENSES),
  },
  {
    id: 'I20',
    rule: 'a project’s counts are those of its live steps; it is finished when it has some and all are closed',
    violations: `
      SELECT p.projetid, p.statutprojet, p.nombreetape, p.nombreetapecloture, coalesce(e.etapes, 0) AS etapes,
        coalesce(e.cloturees, 0) AS cloturees
      FROM projet p
      LEFT JOIN (SELECT projetid, count(*) AS etapes, count(*) FILTER (WHERE etat = 1) AS cloturees
        FROM etapeprojet WHERE supprimele IS NULL GROUP BY 1) e USING (projetid)
      WHERE (p.nombreetape, p.nombreetapecloture) <> (coalesce(e.etapes, 0), coalesce(e.cloturees, 0))
        OR p.statutprojet <> CASE WHEN e.etapes = e.cloturees THEN 2 ELSE 1 END`,
    atStart: `
      SELECT p.projetid, p.statutprojet, p.nombreetape, p.nombreetapecloture, e.etapes, e.cloturees
      FROM ${latestRows('projet', 'projetid')} AS p
      CROSS JOIN LATERAL (SELECT count(*) AS etapes, count(*) FILTER (WHERE etat = 1) AS cloturees
        FROM etapeprojet WHERE etapeprojet.projetid = p.projetid AND supprimele IS NULL) AS e
      WHERE (p.nombreetape, p.nombreetapecloture) <> (e.etapes, e.cloturees)
        OR p.statutprojet <> CASE WHEN e.etapes > 0 AND e.etapes = e.cloturees THEN 2 ELSE 1 END`,
  },
  {
    id: 'T03',
    rule: 'the kept totals of projects are their numbers by status',
    violations: `
      SELECT * FROM (
        SELECT c.nom, c.total + (SELECT coalesce(sum(d.delta), 0) FROM compteur_delta d WHERE d.nom = c.nom) AS total,
          (SELECT count(*) FROM projet p
            WHERE p.supprimele IS NULL AND 'projet.' || p.statutprojet = c.nom) AS nombre
        FROM compteur c WHERE c.nom LIKE 'projet.%') t
      WHERE total <> nombre`,
    atStart: null,
  },
];
