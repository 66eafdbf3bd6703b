import type { Activite } from '@comptoir/contract/activites';
import { addDays } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import { containing, isBlank, type Page, type Paging, readPage, searchPage } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Reach } from '../access/reach';
import { NOMBRE_ACTIVITES } from './chaine.repository';

/** Which lines a page of the audit log shows, of those about what `caisses` reaches; days are Abidjan's, both included. */
export interface Filters {
  utilisateurid?: RecordId | undefined;
  datedebut?: string | undefined;
  datefin?: string | undefined;
  objet?: string | undefined;
  objetid?: RecordId | undefined;
  search: string;
  caisses: Reach;
}

const midnight = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;

/**
 * Lines about registers that are not reached: to who does not see them they are not there (PRODUCT Q). One of two
 * registers is about both, and would tell of the other.
 */
const hidden = (caisses: readonly number[]) => sql`caisses IS NOT NULL AND NOT caisses <@ ${caisses}::integer[]`;

/** Whether a line is there for who reaches these registers. */
export const isShown = (caisses: Reach) => (caisses === null ? sql`true` : sql`NOT (${hidden(caisses)})`);

function conditionsOf(filters: Filters): RawBuilder<unknown> {
  const { utilisateurid, datedebut, datefin, objet, objetid, search, caisses } = filters;
  const conditions = [isShown(caisses)];
  if (utilisateurid !== undefined) conditions.push(sql`utilisateurid = ${utilisateurid}`);
  if (datedebut !== undefined) conditions.push(sql`date >= ${midnight(datedebut)}`);
  if (datefin !== undefined) conditions.push(sql`date < ${midnight(addDays(datefin, 1))}`);
  if (objet !== undefined) conditions.push(sql`objet = ${objet}`);
  if (objetid !== undefined) conditions.push(sql`objetid = ${objetid}`);
  if (!isBlank(search)) conditions.push(sql`recherche LIKE ${containing(search)}`);
  return sql.join(conditions, sql` AND `);
}

function isNarrowed({ utilisateurid, datedebut, datefin, objet, objetid }: Filters): boolean {
  return [utilisateurid, datedebut, datefin, objet, objetid].some((value) => value !== undefined);
}

/**
 * All lines but the hidden ones. These are counted by the index of those that name registers, one set of registers after
 * the other: no line is read for it.
 */
function totalOf(caisses: Reach): RawBuilder<unknown> {
  if (caisses === null) return NOMBRE_ACTIVITES;
  return sql`(${NOMBRE_ACTIVITES} - (
    WITH RECURSIVE sets AS (
      SELECT min(caisses) AS caisses FROM activite WHERE caisses IS NOT NULL
      UNION ALL
      SELECT (SELECT min(a.caisses) FROM activite AS a WHERE a.caisses > sets.caisses)
      FROM sets WHERE sets.caisses IS NOT NULL)
    SELECT coalesce(sum((SELECT count(*) FROM activite AS a WHERE a.caisses = sets.caisses)), 0)::bigint
    FROM sets WHERE ${hidden(caisses)}))`;
}

const eitherOf = (champ: string) =>
  sql`(a.avant ->> ${sql.lit(champ)})::integer, (a.apres ->> ${sql.lit(champ)})::integer`;

/** What a step, an expense or a file lies in, by the name it has now; a file knows its step by its own row. */
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
    SELECT coalesce(jsonb_agg(jsonb_build_object('champ', champ, 'id', id, 'libelle', libelle) ORDER BY champ, id), '[]')
    FROM named) ELSE '[]' END AS noms`;

/** Newest first, with who did it; nobody is signed in where a sign-in was refused. */
export function pageOfActivites(db: Db, filters: Filters, paging: Paging): Promise<Page<Activite>> {
  const found = sql`FROM activite WHERE ${conditionsOf(filters)}`;
  const list = {
    keys: sql`SELECT activiteid, date ${found}`,
    order: sql`ORDER BY date DESC, activiteid DESC`,
    rows: sql`
      SELECT a.activiteid, a.utilisateurid, coalesce(trim(u.prenom || ' ' || u.nom), '') AS utilisateur, a.date,
        a.actiontype, a.libelle, a.objet, a.objetid, a.avant, a.apres, ${NOMS}
      FROM page JOIN activite AS a USING (activiteid) LEFT JOIN utilisateur AS u ON u.utilisateurid = a.utilisateurid`,
    shown: sql`ORDER BY r.date DESC, r.activiteid DESC`,
  };
  if (!isBlank(filters.search)) return searchPage(db, list, paging);
  const total = isNarrowed(filters) ? sql`(SELECT count(*) ${found})` : totalOf(filters.caisses);
  return readPage(db, { ...list, total, reverse: sql`ORDER BY date, activiteid` }, paging);
}
