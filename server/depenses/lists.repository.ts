import type { Depense, TotalDepenses } from '@comptoir/contract/depenses';
import type { FiltreNature } from '@comptoir/domain/depense';
import type { FiltreDette } from '@comptoir/domain/dette';
import type { Count, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Flag } from '../db/columns';
import { type Cumul, nombres, totalOfNombres } from '../db/cumuls.repository';
import { keptTotal } from '../db/kept';
import { daysOf, orderOf, type Sorted } from '../db/order';
import { type Page, pagesOf, searchPage } from '../db/page';
import { type Days, datedDuring, isSomeDays } from '../db/period';
import type { Db } from '../db/pool';
import { foundIn } from '../recherche/conditions';
import { type Cherchee, termeOf } from '../recherche/terme';
import { SEMBLABLE } from './proches.repository';
import { DEPENSE_COLUMNS } from './repository';

/** The filters of a list of expenses; an absent filter does not narrow it. */
export interface DepenseFilters extends Days {
  etapeprojetid?: RecordId | undefined;
  typedepenseid?: RecordId | undefined;
  projetid?: RecordId | undefined;
  nature?: FiltreNature;
  statut?: FiltreDette;
  semblable?: Flag | undefined;
}

const ROWS = sql`
  SELECT ${DEPENSE_COLUMNS} FROM page JOIN depense AS d USING (depenseid) JOIN typedepense AS t USING (typedepenseid)`;

const shownIn = (sorted: Sorted) => ({ ...orderOf(sorted, 'date', 'depenseid'), rows: ROWS });

const NATURES = { '': sql``, projet: sql`AND projetid IS NOT NULL`, classique: sql`AND projetid IS NULL` };
/** Each condition has the same words as its index (migration 0011). */
const STATUTS = { '': sql``, solde: sql`AND solde`, insolde: sql`AND NOT solde` };

const SEMBLABLES = { 0: sql`AND NOT EXISTS ${SEMBLABLE}`, 1: sql`AND EXISTS ${SEMBLABLE}` };

const equalTo = (name: 'etapeprojetid' | 'typedepenseid' | 'projetid', id: RecordId | undefined) =>
  id === undefined ? sql`` : sql`AND ${sql.ref(name)} = ${id}`;

const liveOf = ({ nature = '', statut = '', ...filters }: DepenseFilters, state = sql`IS NULL`) => sql`
  FROM depense AS t
  WHERE supprimele ${state} ${datedDuring(filters)} ${equalTo('etapeprojetid', filters.etapeprojetid)}
    ${equalTo('typedepenseid', filters.typedepenseid)} ${equalTo('projetid', filters.projetid)}
    ${NATURES[nature]} ${STATUTS[statut]}
    ${filters.semblable === undefined ? sql`` : SEMBLABLES[filters.semblable]}`;

function isNarrowed({ nature = '', statut = '', ...filters }: DepenseFilters): boolean {
  const { etapeprojetid, typedepenseid, projetid, semblable } = filters;
  const isOfSome = [etapeprojetid, typedepenseid, projetid, semblable].some((id) => id !== undefined);
  return isOfSome || isSomeDays(filters) || nature !== '' || statut !== '';
}

/** Number of expenses of the organisation, exact at any instant (migration 0004). */
const TOTAL = keptTotal(['depense']);

/** The kept sums by day whose counts add up for each filter, and those to subtract. */
const OF_NATURE: Record<FiltreNature, readonly [Cumul[], Cumul[]]> = {
  '': [['depense'], []],
  projet: [['depense.projet'], []],
  classique: [['depense'], ['depense.projet']],
};
const OF_STATUT: Record<FiltreDette, readonly [Cumul[], Cumul[]]> = {
  '': [['depense'], []],
  insolde: [['depense.due'], []],
  solde: [['depense'], ['depense.due']],
};

/**
 * Returns SQL of the number of expenses of each day of a list; null when a project, a step, what is nearly equal or
 * more than one choice besides the days narrows it.
 */
function nombresOf({ nature = '', statut = '', ...filters }: DepenseFilters) {
  const { etapeprojetid, typedepenseid, projetid, semblable, ...days } = filters;
  const choices = [typedepenseid !== undefined, nature !== '', statut !== ''].filter(Boolean).length;
  if ([etapeprojetid, projetid, semblable].some((one) => one !== undefined) || choices > 1) return null;
  const [noms, less] = nature === '' ? OF_STATUT[statut] : OF_NATURE[nature];
  const when = typedepenseid === undefined ? sql`true` : sql`cle = ${typedepenseid}`;
  return nombres(noms, { less, days, when });
}

function totalOf(filters: DepenseFilters, counts: ReturnType<typeof nombresOf>) {
  if (!isNarrowed(filters)) return TOTAL;
  return counts ? totalOfNombres(counts) : sql`(SELECT count(*) ${liveOf(filters)})`;
}

const pages = pagesOf<Depense, DepenseFilters & Sorted>((asked) => {
  const shown = shownIn(asked);
  const counts = nombresOf(asked);
  const keys = sql`SELECT depenseid, ${shown.column} ${liveOf(asked)}`;
  return { ...shown, keys, total: totalOf(asked, counts), steps: daysOf(asked, counts, datedDuring) };
});

/**
 * Reads a page of expenses. The total is kept for all expenses, and for some days with one choice; otherwise it is
 * counted over an index.
 */
export function pageOfDepenses(db: Db, filters: DepenseFilters, paging: Sorted): Promise<Page<Depense>> {
  return pages(db, { ...filters, ...paging });
}

/** Reads a page of the expenses that the term finds; payments in registers out of reach do not tell. */
export function searchDepenses(
  db: Db,
  { term, caisses }: Cherchee,
  filters: DepenseFilters,
  paging: Sorted,
): Promise<Page<Depense>> {
  const terme = termeOf(term, caisses);
  if (!terme) return pageOfDepenses(db, filters, paging);
  const shown = shownIn(paging);
  const keys = foundIn('depense', sql`SELECT depenseid, ${shown.column} ${liveOf(filters)}`, terme);
  return searchPage(db, { ...shown, keys }, paging);
}

/** Returns the totals of the expenses of a list, in francs. Throws RangeError beyond what a number holds exactly. */
export async function totalOfDepenses(
  db: Db,
  { term, caisses }: Cherchee,
  filters: DepenseFilters,
): Promise<TotalDepenses> {
  const terme = termeOf(term, caisses);
  const found = terme
    ? sql`FROM (${foundIn('depense', sql`SELECT depenseid, montant, regle ${liveOf(filters)}`, terme)}) AS found`
    : liveOf(filters);
  const { rows } = await sql<TotalDepenses>`
    SELECT count(*) AS nombre, coalesce(sum(montant), 0) AS montant, coalesce(sum(montant - regle), 0) AS montantrestant
    ${found}
  `.execute(db);
  return rows[0] as TotalDepenses;
}

/** Returns the number of deleted expenses that these filters and this term leave out of their list. */
export async function countDepensesSupprimees(
  db: Db,
  { term, caisses }: Cherchee,
  filters: DepenseFilters,
): Promise<Count> {
  const terme = termeOf(term, caisses);
  const deleted = liveOf(filters, sql`IS NOT NULL`);
  const found = terme ? sql`FROM (${foundIn('depense', sql`SELECT depenseid ${deleted}`, terme)}) AS found` : deleted;
  const counted = sql<{ nombre: Count }>`SELECT count(*) AS nombre ${found}`;
  return (await counted.execute(db)).rows[0]?.nombre ?? 0;
}
