import type { Activite, TypeAction } from '@comptoir/contract/activites';
import { addDays } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import { orderedBy } from '../../db/order';
import { isBlank, type Page, type Paging, patternContaining, readPage, searchPage } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Reach } from '../access/reach';
import { NOMBRE_ACTIVITES } from './chaine.repository';

/**
 * The filters of a page of the audit log, among the lines that `caisses` may see; days are Abidjan's, both included.
 */
export interface Filters {
  utilisateurid?: RecordId | undefined;
  datedebut?: string | undefined;
  datefin?: string | undefined;
  actiontype?: TypeAction | undefined;
  objet?: string | undefined;
  objetid?: RecordId | undefined;
  search: string;
  caisses: Reach;
}

const midnight = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;

/**
 * SQL: whether a line names a register that is not reached. For readers who do not see the register, the line does not
 * exist (PRODUCT Q). A line about two registers (a payment that moved) is hidden when one of them is not reached,
 * because it would reveal that one.
 */
const isHiddenFrom = (caisses: readonly number[]) => sql`caisses IS NOT NULL AND NOT caisses <@ ${caisses}::integer[]`;

/** SQL: whether one of a line's registers is reached: that is enough to see a transfer (ADR 0035). */
const isPartlyFrom = (caisses: readonly number[]) => sql`caisses && ${caisses}::integer[]`;

/** SQL: whether a line exists for a reader who reaches these registers. */
export const isShown = (caisses: Reach) =>
  caisses === null
    ? sql`true`
    : sql`(NOT (${isHiddenFrom(caisses)}) OR (objet = 'transfert' AND ${isPartlyFrom(caisses)}))`;

function conditionsOf(filters: Filters): RawBuilder<unknown> {
  const { utilisateurid, datedebut, datefin, actiontype, objet, objetid, search, caisses } = filters;
  const conditions = [isShown(caisses)];
  if (utilisateurid !== undefined) conditions.push(sql`utilisateurid = ${utilisateurid}`);
  if (datedebut !== undefined) conditions.push(sql`date >= ${midnight(datedebut)}`);
  if (datefin !== undefined) conditions.push(sql`date < ${midnight(addDays(datefin, 1))}`);
  if (actiontype !== undefined) conditions.push(sql`actiontype = ${actiontype}`);
  if (objet !== undefined) conditions.push(sql`objet = ${objet}`);
  if (objetid !== undefined) conditions.push(sql`objetid = ${objetid}`);
  if (!isBlank(search)) conditions.push(sql`recherche LIKE ${patternContaining(search)}`);
  return sql.join(conditions, sql` AND `);
}

function isNarrowed({ utilisateurid, datedebut, datefin, actiontype, objet, objetid }: Filters): boolean {
  return [utilisateurid, datedebut, datefin, actiontype, objet, objetid].some((value) => value !== undefined);
}

/**
 * SQL: the number of the lines of `which` whose sets of registers meet the condition `when`. They are counted in an
 * index, one set of registers after the other, without reading a line.
 */
const countedBySets = (which: RawBuilder<unknown>, when: RawBuilder<unknown>) => sql`(
  WITH RECURSIVE sets AS (
    SELECT min(caisses) AS caisses FROM activite WHERE caisses IS NOT NULL AND ${which}
    UNION ALL
    SELECT (SELECT min(a.caisses) FROM activite AS a WHERE a.caisses > sets.caisses AND ${which})
    FROM sets WHERE sets.caisses IS NOT NULL)
  SELECT coalesce(sum((SELECT count(*) FROM activite AS a WHERE a.caisses = sets.caisses AND ${which})), 0)::bigint
  FROM sets WHERE ${when})`;

/** SQL: the number of all lines minus the hidden ones. */
function totalOf(caisses: Reach): RawBuilder<unknown> {
  if (caisses === null) return NOMBRE_ACTIVITES;
  const hidden = isHiddenFrom(caisses);
  const shown = sql`${hidden} AND ${isPartlyFrom(caisses)}`;
  const seen = countedBySets(sql`objet = 'transfert'`, shown);
  return sql`(${NOMBRE_ACTIVITES} - ${countedBySets(sql`true`, hidden)} + ${seen})`;
}

const eitherOf = (champ: string) =>
  sql`(a.avant ->> ${sql.lit(champ)})::integer, (a.apres ->> ${sql.lit(champ)})::integer`;

/**
 * SQL: the current names of the project, step or expense to which a step, an expense or a file belongs. The log does
 * not name a file's step: it comes from the file's own row.
 */
const NOMS = sql`
  CASE WHEN a.objet IN ('etapeprojet', 'depense', 'fichier') THEN (
    WITH etapes AS (
      SELECT etapeprojetid, projetid, libelle FROM etapeprojet WHERE etapeprojetid IN (${eitherOf('etapeprojetid')})
        AND a.objet = 'depense'
      UNION ALL
      SELECT e.etapeprojetid, e.projetid, e.libelle
      FROM fichier AS f JOIN etapeprojet AS e ON f.proprietaire = 'etapeprojet' AND f.proprietaireid = e.etapeprojetid
      WHERE a.objet = 'fichier' AND f.documentid = a.objetid),
    named (champ, id, libelle) AS (
      SELECT 'projetid', projetid, libelle FROM projet
      WHERE projetid = ANY(ARRAY[${eitherOf('projetid')}] || ARRAY(SELECT projetid FROM etapes))
      UNION ALL
      SELECT 'etapeprojetid', etapeprojetid, libelle FROM etapes
      UNION ALL
      SELECT 'depenseid', depenseid, libelle FROM depense
      WHERE a.objet = 'fichier' AND depenseid IN (${eitherOf('depenseid')}))
    SELECT coalesce(jsonb_agg(jsonb_build_object('champ', champ, 'id', id, 'libelle', libelle)
      ORDER BY champ, id), '[]')
    FROM named) ELSE '[]' END AS noms`;

/** Returns a page of lines, newest first, each with the name of its author; the name is empty for a refused sign-in. */
export function pageOfActivites(db: Db, filters: Filters, paging: Paging): Promise<Page<Activite>> {
  const found = sql`FROM activite WHERE ${conditionsOf(filters)}`;
  const list = {
    keys: sql`SELECT activiteid, date ${found}`,
    ...orderedBy('DESC', 'date', 'activiteid'),
    rows: sql`
      SELECT a.activiteid, a.utilisateurid, coalesce(trim(u.prenom || ' ' || u.nom), '') AS utilisateur, a.date,
        a.actiontype, a.libelle, a.objet, a.objetid, a.avant, a.apres, ${NOMS}
      FROM page JOIN activite AS a USING (activiteid) LEFT JOIN utilisateur AS u ON u.utilisateurid = a.utilisateurid`,
  };
  if (!isBlank(filters.search)) return searchPage(db, list, paging);
  const total = isNarrowed(filters) ? sql`(SELECT count(*) ${found})` : totalOf(filters.caisses);
  return readPage(db, { ...list, total }, paging);
}
