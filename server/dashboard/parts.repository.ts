import type { Part } from '@comptoir/contract/dashboard';
import { MAX_PARTS } from '@comptoir/domain/limits';
import type { Periode } from '@comptoir/domain/periode';
import type { Count, Francs } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { cumuls, duringPeriode, unfoldedCumul } from '../db/cumuls.repository';
import type { Db } from '../db/pool';

/** Limits of the rows read for the projects of a period; they change no figure. */
interface Limits {
  /**
   * Beyond this number of expenses on projects, projects are read in the order of their total expenses of all times.
   */
  readWhole: number;
  /** The number of projects, the most expensive of all times, that are read first to find a bound for the others. */
  firstLook: number;
}

const LIMITS: Limits = { readWhole: 20_000, firstLook: 2000 };
/** The number of expenses that can be read in a row in the time of one look at a project by its key. */
const PER_LOOK = 4;

const FEW = sql.lit(MAX_PARTS);
const MOST_FIRST = sql`ORDER BY montant DESC, id LIMIT ${FEW}`;

/** A sum that is shown apart, in francs. */
interface Row extends Part {
  genre: 'type' | 'projet' | 'autres';
}

export interface Parts {
  types: Part[];
  /** The greatest projects; `id` is null for the expenses on no project. */
  projets: Part[];
  autresprojets: { montant: Francs; nombre: Count } | null;
}

/**
 * Returns the expenses of a period by type and by project, the greatest first, in francs; projects beyond MAX_PARTS are
 * one sum. The figures come from one statement, so they are of one instant (RELIABILITY P07).
 */
export async function partsOf(db: Db, periode: Periode, limits = LIMITS): Promise<Parts> {
  const { rows } = await sql<Row>`
    WITH ${await greatestOf(db, periode, limits)}, jours AS MATERIALIZED (
      SELECT nom, cle, sum(montant) AS montant, sum(nombre) AS nombre
      FROM ${cumuls(['depense', 'depense.projet'], duringPeriode(periode))} AS sommes GROUP BY nom, cle
    ), ensemble AS (
      SELECT coalesce(sum(montant) FILTER (WHERE nom = 'depense'), 0) AS montant,
        coalesce(sum(nombre) FILTER (WHERE nom = 'depense'), 0) AS nombre,
        coalesce(sum(montant) FILTER (WHERE nom = 'depense.projet'), 0) AS montantprojet,
        coalesce(sum(nombre) FILTER (WHERE nom = 'depense.projet'), 0) AS nombreprojet
      FROM jours
    ), parts AS (
      SELECT 'type' AS genre, t.typedepenseid AS id, t.libelle, j.montant, j.nombre
      FROM jours AS j JOIN typedepense AS t ON t.typedepenseid = j.cle WHERE j.nom = 'depense'
      UNION ALL
      SELECT 'projet', g.id, p.libelle, g.montant, g.nombre FROM greatest AS g JOIN projet AS p ON p.projetid = g.id
      UNION ALL
      SELECT 'projet', NULL, '', montant - montantprojet, nombre - nombreprojet FROM ensemble
      UNION ALL
      SELECT 'autres', NULL, '', e.montantprojet - coalesce(sum(g.montant), 0),
        e.nombreprojet - coalesce(sum(g.nombre), 0)
      FROM ensemble AS e LEFT JOIN greatest AS g ON true GROUP BY e.montantprojet, e.nombreprojet
    )
    SELECT * FROM parts WHERE nombre > 0 ORDER BY montant DESC, id
  `.execute(db);
  const of = (wanted: Row['genre']) =>
    rows
      .filter(({ genre }) => genre === wanted)
      .map(({ id, libelle, montant, nombre }) => ({ id, libelle, montant, nombre }));
  const [autres] = of('autres');
  return {
    types: of('type'),
    projets: of('projet'),
    autresprojets: autres ? { montant: autres.montant, nombre: autres.nombre } : null,
  };
}

/**
 * Returns SQL of `greatest (id, montant, nombre)`, the greatest projects of a period. The way to find them changes no
 * figure.
 */
async function greatestOf(db: Db, periode: Periode, { readWhole, firstLook }: Limits) {
  const { rows } = await sql<{ nombre: Count }>`
    SELECT coalesce(sum(nombre), 0) AS nombre FROM ${cumuls(['depense.projet'], duringPeriode(periode))} AS jours
  `.execute(db);
  const nombre = rows[0]?.nombre ?? 0;
  if (nombre > readWhole) return inOrderOf(periode, firstLook, Math.floor(nombre / PER_LOOK));
  return sql`greatest AS MATERIALIZED (${wholeOf(periode)} GROUP BY projetid ${MOST_FIRST})`;
}

/** SQL of the sums over every expense on a project in the period. */
const wholeOf = ({ datedebut, datefin }: Periode) => sql`
  SELECT projetid AS id, sum(montant)::bigint AS montant, count(*) AS nombre FROM depense
  WHERE supprimele IS NULL AND projetid IS NOT NULL AND date BETWEEN ${datedebut}::date AND ${datefin}::date`;

/**
 * Returns SQL that reads few projects. A project never costs more in a period than in all times. So the last of the
 * greatest projects of a first look is a bound: projects below it are not among the greatest. Equal costs are compared
 * by id, hence two ranges of the index. Sums that are not folded yet are always read. Every expense is read when the
 * first look gives no bound, or leaves more than `most` projects.
 */
function inOrderOf(periode: Periode, firstLook: number, most: number) {
  const spent = (projets: string) => sql`
    SELECT p.id, s.montant, s.nombre FROM ${sql.table(projets)} AS p
    CROSS JOIN LATERAL (${wholeOf(periode)} AND projetid = p.id GROUP BY projetid) AS s`;
  const everSpent = sql`SELECT cle AS id FROM cumul WHERE nom = 'projet' AND cumul.montant > 0`;
  return sql`
    premiers AS MATERIALIZED (${everSpent} ORDER BY cumul.montant DESC, cle LIMIT ${sql.lit(firstLook)}),
    borne AS MATERIALIZED (${spent('premiers')} ORDER BY montant DESC, id LIMIT 1 OFFSET ${sql.lit(MAX_PARTS - 1)}),
    candidats AS MATERIALIZED (
      (${everSpent} AND cumul.montant > (SELECT borne.montant FROM borne)
        UNION ALL ${everSpent} AND cumul.montant = (SELECT borne.montant FROM borne) AND cle <= (SELECT id FROM borne)
        LIMIT ${sql.lit(most + 1)})
      UNION SELECT cle FROM (${unfoldedCumul('projet')}) AS recents
    ), assez AS MATERIALIZED (
      SELECT EXISTS (SELECT FROM borne) AND (SELECT count(*) FROM candidats) <= ${sql.lit(most)} AS oui
    ), greatest AS MATERIALIZED (
      SELECT * FROM (
        ${spent('candidats')} WHERE (SELECT oui FROM assez)
        UNION ALL ${wholeOf(periode)} AND NOT (SELECT oui FROM assez) GROUP BY projetid
      ) AS sommes ${MOST_FIRST})`;
}
