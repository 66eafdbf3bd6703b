import type { Situation, TotalSituation } from '@comptoir/contract/situation';
import { soldeApres } from '@comptoir/domain/flux';
import { type RawBuilder, sql } from 'kysely';
import type { Flag } from '../db/columns';
import { type Cumul, cumuls } from '../db/cumuls.repository';
import { orderedBy } from '../db/order';
import { type Page, type Paging, pageAs, searchPage } from '../db/page';
import type { Days } from '../db/period';
import type { Db } from '../db/pool';
import { PERMANENTE, type Reach, withinReach } from '../frame/access/reach';

/** The days of a list of registers within reach; `avances` 1 keeps the advances, 0 everything else. */
export interface SituationFilters extends Days {
  caisses: Reach;
  avances?: Flag | undefined;
}

const SENS: readonly Cumul[] = ['entree', 'sortie', 'transfert.entree', 'transfert.sortie'];
const NET = sql`sum(CASE WHEN nom IN ('entree', 'transfert.entree') THEN montant ELSE -montant END)`;

/**
 * SQL of the sums of each register's movements, in francs, from kept sums, so that no movement is read. Every balance
 * begins with nothing.
 */
function sommesOf({ caisses, datedebut, datefin }: SituationFilters) {
  const reached = caisses === null ? sql`true` : sql`cle = ANY(${caisses}::integer[])`;
  const until = datefin === undefined ? sql`true` : sql`jour <= ${datefin}::date`;
  const [before, during] =
    datedebut === undefined
      ? [sql`false`, sql`true`]
      : [sql`jour < ${datedebut}::date`, sql`jour >= ${datedebut}::date`];
  const of = (nom: Cumul) => sql`coalesce(sum(montant) FILTER (WHERE nom = ${sql.lit(nom)} AND ${during}), 0)`;
  return sql`
    SELECT cle AS caisseid, coalesce(${NET} FILTER (WHERE ${before}), 0) AS ouverture, ${of('entree')} AS entrees,
      ${of('sortie')} AS sorties, ${of('transfert.entree')} AS recus, ${of('transfert.sortie')} AS envoyes
    FROM ${cumuls(SENS, sql`${reached} AND ${until}`)} AS jours GROUP BY cle`;
}

const FIGURES = ['ouverture', 'entrees', 'sorties', 'recus', 'envoyes'] as const;
const each = (made: (figure: string) => RawBuilder<unknown>) => sql.join(FIGURES.map(made));

/**
 * SQL of the registers with their figures: the live ones that are no advance, and whatever else held or moved money, so
 * that together they are the dashboard's figures.
 */
function foundOf(filters: SituationFilters) {
  const { caisses, avances } = filters;
  const which = avances === undefined ? sql`` : sql`AND (nature = 'avance') = ${sql.lit(avances === 1)}`;
  return sql`
    SELECT * FROM (
      SELECT caisseid, nature = 'avance' AS apart, cle, supprimele, nature,
        ${each((figure) => sql`coalesce(${sql.ref(figure)}, 0) AS ${sql.ref(figure)}`)}
      FROM caisse LEFT JOIN (${sommesOf(filters)}) AS sommes USING (caisseid)
    ) AS tenues
    WHERE ((supprimele IS NULL AND ${PERMANENTE}) OR (${each(sql.ref)}) <> (0, 0, 0, 0, 0))
      ${withinReach(caisses)} ${which}`;
}

type Row = Omit<Situation, 'solde'> & { apart: boolean };

/** Reads a page of registers by label, then of advances, with what the days did to each, in francs. */
export function pageOfSituation(db: Db, filters: SituationFilters, paging: Paging): Promise<Page<Situation>> {
  const list = {
    keys: foundOf(filters),
    ...orderedBy('ASC', 'apart', 'cle', 'caisseid'),
    rows: sql`
      SELECT c.caisseid, c.libelle, c.code, c.nature, p.apart, p.cle, ${each((figure) => sql.ref(`p.${figure}`))}
      FROM page AS p JOIN caisse AS c USING (caisseid)`,
  };
  return pageAs(searchPage<Row>(db, list, paging), ({ apart: _, ...row }) => withSolde(row));
}

const withSolde = <Figures extends Parameters<typeof soldeApres>[1] & { ouverture: number }>(figures: Figures) => ({
  ...figures,
  solde: soldeApres(figures.ouverture, figures),
});

type Sums = TotalSituation['caisses'];
const NONE: Sums = { ouverture: 0, entrees: 0, sorties: 0, recus: 0, envoyes: 0, solde: 0 };

/** Returns the sums of a list's registers and of its advances, in francs. Throws RangeError beyond exact numbers. */
export async function totalOfSituation(db: Db, filters: SituationFilters): Promise<TotalSituation> {
  const { rows } = await sql<Omit<Sums, 'solde'> & { apart: boolean }>`
    SELECT apart, ${each((figure) => sql`sum(${sql.ref(figure)}) AS ${sql.ref(figure)}`)}
    FROM (${foundOf(filters)}) AS found GROUP BY apart
  `.execute(db);
  const of = (isApart: boolean) => {
    const sums = rows.find(({ apart }) => apart === isApart);
    if (!sums) return NONE;
    const { apart: _, ...figures } = sums;
    return withSolde(figures);
  };
  return { caisses: of(false), avances: of(true) };
}
