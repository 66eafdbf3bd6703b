import { lienOf } from '@comptoir/contract/fichierRules';
import { fieldsOf } from '@comptoir/contract/fields';
import { type Projet, type ProjetChoix, type ProjetDetail, ProjetFields } from '@comptoir/contract/projets';
import { MAX_UNPAGED } from '@comptoir/domain/limits';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { columnsOf } from '../db/columns';
import { rangsOf } from '../db/cumuls.repository';
import { keptTotal } from '../db/kept';
import { orderedBy } from '../db/order';
import { type Page, type Paging, pageAs, pagesOf, readPage, searchPage } from '../db/page';
import type { Db } from '../db/pool';
import { changeRecord, liveRow } from '../db/records.repository';
import { foundIn } from '../recherche/conditions';
import { termeOf } from '../recherche/terme';

/** `''` all, `'1'` in progress, `'2'` finished (spec § 7). */
export type Filter = '' | '1' | '2';

/** A row as SQL gives it: it has the file of the newest image instead of its path. */
type Row<P> = Omit<P, 'photo'> & { documentid: RecordId | null; nom: string | null };

const COLUMNS = sql`
  p.projetid, ${columnsOf('projet', 'p')}, p.statutprojet, p.nombreetape, p.nombreetapecloture,
  p.createdon, p.version, trim(u.prenom || ' ' || u.nom) AS owner, b.engage, b.regle, i.documentid, i.nom`;

// The newest image is searched step by step: each step reads it at the end of its own part of the index.
const JOINED = sql`
  JOIN utilisateur AS u ON u.utilisateurid = p.creepar
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.montant), 0) AS engage, coalesce(sum(d.regle), 0) AS regle
    FROM depense AS d WHERE d.projetid = p.projetid AND d.supprimele IS NULL
  ) AS b
  LEFT JOIN LATERAL (
    SELECT image.documentid, image.nom
    FROM etapeprojet AS e CROSS JOIN LATERAL (
      SELECT f.documentid, f.nom FROM fichier AS f
      WHERE f.proprietaire = 'etapeprojet' AND f.proprietaireid = e.etapeprojetid
        AND f.typedocument = 2 AND f.supprimele IS NULL
      ORDER BY f.documentid DESC LIMIT 1
    ) AS image
    WHERE e.projetid = p.projetid AND e.supprimele IS NULL
    ORDER BY image.documentid DESC LIMIT 1
  ) AS i ON true`;

const CHOIX = sql`'etapeprojetid', e.etapeprojetid, 'libelle', e.libelle, 'etat', e.etat`;

/** Live steps of `p`, in the order of their creation, to choose one. */
const ETAPELISTE = sql`(
  SELECT coalesce(json_agg(json_build_object(${CHOIX}) ORDER BY e.etapeprojetid), '[]')
  FROM etapeprojet AS e WHERE e.projetid = p.projetid AND e.supprimele IS NULL
) AS etapeliste`;

/** The same steps with their budgets. */
const ETAPES_SUIVIES = sql`(
  SELECT coalesce(
    json_agg(json_build_object(${CHOIX}, 'montant', e.montant, 'engage', coalesce(b.engage, 0),
      'regle', coalesce(b.regle, 0)) ORDER BY e.etapeprojetid), '[]')
  FROM etapeprojet AS e LEFT JOIN (
    SELECT d.etapeprojetid, sum(d.montant) AS engage, sum(d.regle) AS regle
    FROM depense AS d WHERE d.projetid = p.projetid AND d.supprimele IS NULL GROUP BY d.etapeprojetid
  ) AS b USING (etapeprojetid)
  WHERE e.projetid = p.projetid AND e.supprimele IS NULL
) AS etapeliste`;

const SHOWN = {
  ...orderedBy('DESC', 'projetid'),
  rows: sql`SELECT ${COLUMNS} FROM page JOIN projet AS p USING (projetid) ${JOINED}`,
};

function shownAs<R extends { documentid: RecordId | null; nom: string | null }>({ documentid, nom, ...row }: R) {
  return { photo: lienOf({ documentid, nom }), ...row };
}

/** The filters of a list of projects. */
export interface ProjetFilters {
  filter: Filter;
  /** The day on which a project counts as late: only late projects are shown. */
  enretardle?: string | undefined;
}

const ofRetard = (day: string | undefined) =>
  day === undefined ? sql`` : sql`AND statutprojet = 1 AND datefin < ${day}::date`;

const liveOf = ({ filter, enretardle }: ProjetFilters) => sql`
  FROM projet AS t WHERE supprimele IS NULL ${ofRetard(enretardle)}
    ${filter === '' ? sql`` : sql`AND statutprojet = ${sql.lit(Number(filter))}`}`;

/**
 * Returns SQL of the number of projects in a list. It is kept by status, exact at any instant (migration 0005); late
 * projects are counted over an index.
 */
function totalOf(filters: ProjetFilters) {
  const { filter, enretardle } = filters;
  if (enretardle !== undefined) return sql`(SELECT count(*) ${liveOf(filters)})`;
  return keptTotal((filter === '' ? ['1', '2'] : [filter]).map((statut) => `projet.${statut}`));
}

const RANGS = { '': ['projet.rang.1', 'projet.rang.2'], '1': ['projet.rang.1'], '2': ['projet.rang.2'] } as const;

const pages = pagesOf<Row<Projet>, ProjetFilters & Paging>((asked) => {
  const keys = sql`SELECT projetid ${liveOf(asked)}`;
  const steps = asked.enretardle === undefined ? rangsOf(RANGS[asked.filter], 'projetid', false) : undefined;
  return { ...SHOWN, total: totalOf(asked), steps, keys };
});

/** Reads a page of the projects that the filters name, newest first. */
export function pageOfProjets(db: Db, filters: ProjetFilters, paging: Paging): Promise<Page<Projet>> {
  return pageAs(pages(db, { ...filters, ...paging }), shownAs);
}

/** Reads a page, newest first, of the projects whose label or description contains the term. */
export function searchProjets(db: Db, term: string, filters: ProjetFilters, paging: Paging): Promise<Page<Projet>> {
  const terme = termeOf(term, null);
  if (!terme) return pageOfProjets(db, filters, paging);
  const keys = foundIn('projet', sql`SELECT projetid ${liveOf(filters)}`, terme);
  return pageAs(searchPage<Row<Projet>>(db, { ...SHOWN, keys }, paging), shownAs);
}

/**
 * Reads the newest projects that have steps, each with its steps; `projetid` adds an older one. `count` is the number
 * of all projects with steps.
 */
export function pageOfChoix(db: Db, projetid?: RecordId): Promise<Page<ProjetChoix>> {
  const withSteps = sql`FROM projet WHERE supprimele IS NULL AND nombreetape > 0`;
  const keys = sql`
    (SELECT projetid ${withSteps} ORDER BY projetid DESC LIMIT ${sql.lit(MAX_UNPAGED)})
    UNION SELECT projetid ${withSteps} AND projetid = ${projetid ?? null}`;
  const rows = sql`SELECT p.projetid, p.libelle, ${ETAPELISTE} FROM page JOIN projet AS p USING (projetid)`;
  return readPage(
    db,
    { ...SHOWN, total: keptTotal(['projetavecetapes']), keys, rows },
    { page: 1, limit: MAX_UNPAGED + 1 },
  );
}

/** The live project. */
export async function findProjet(db: Db, projetid: RecordId): Promise<ProjetDetail | undefined> {
  const { rows } = await sql<Row<ProjetDetail>>`
    SELECT ${COLUMNS}, ${ETAPES_SUIVIES} FROM projet AS p ${JOINED}
    WHERE p.projetid = ${projetid} AND p.supprimele IS NULL
  `.execute(db);
  return rows[0] && shownAs(rows[0]);
}

/** The live project, locked against changes of it and of its steps. Lock its row before theirs. */
export const lockProjet = (trx: Db, projetid: RecordId) => liveRow(trx, 'projet', projetid, 'NO KEY UPDATE');

/** Whether the project lives. It cannot be deleted before this transaction ends. */
export const holdProjet = async (trx: Db, projetid: RecordId): Promise<boolean> =>
  (await liveRow(trx, 'projet', projetid, 'KEY SHARE')) !== undefined;

const rowOf = (fields: ProjetFields) => ({
  ...fieldsOf(ProjetFields, fields),
  recherche: searchKey(`${fields.libelle} ${fields.description}`),
});

/** Writes a project, still without steps, and returns its id. */
export async function insertProjet(trx: Db, fields: ProjetFields, creepar: number, now: string): Promise<number> {
  const { projetid } = await trx
    .insertInto('projet')
    .values({ ...rowOf(fields), creepar, createdon: now })
    .returning('projetid')
    .executeTakeFirstOrThrow();
  return projetid;
}

export function updateProjet(trx: Db, projetid: RecordId, fields: ProjetFields): Promise<void> {
  return changeRecord(trx, 'projet', projetid, rowOf(fields));
}
