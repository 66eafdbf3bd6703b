import type { ReglementListe, TotalReglements } from '@comptoir/contract/reglementsListe';
import { libelleCommande } from '@comptoir/domain/commande';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { Count, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Flag } from '../db/columns';
import { nombres, totalOfNombres } from '../db/cumuls.repository';
import { daysOf, orderOf, type Sorted } from '../db/order';
import { type Page, pageAs, pagesOf, searchPage } from '../db/page';
import { type Days, datedDuring, isSomeDays } from '../db/period';
import type { Db } from '../db/pool';
import { memePreuve } from '../fichiers/porteurs.repository';
import { foundIn } from '../recherche/conditions';
import { termeOf } from '../recherche/terme';
import { BY_DAY, COLUMNS, JOINED, keptCount, ofKinds, type Readable, type Row, shownAs } from './repository';

/** The filters of a list of payments, among those that the reader may see; an absent filter does not narrow it. */
export interface ReglementFilters extends Readable, Days {
  caisseid?: RecordId | undefined;
  nature?: ReglementListe['nature'] | undefined;
  utilisateurid?: RecordId | undefined;
  sanspreuve?: Flag | undefined;
  search?: string | undefined;
  memepreuve?: 1 | undefined;
}

type RowListe = Row &
  Pick<ReglementListe, 'nature' | 'utilisateurid' | 'utilisateur'> & { depense: string; client: string };

/** Returns the SQL conditions on the register, whose id stands in this column. */
function ofCaisses({ caisses, caisseid, nature }: ReglementFilters, column: 'caisseid' | 'cle') {
  const id = sql.ref(column);
  const reached = caisses === null ? sql`` : sql`AND ${id} = ANY(${caisses}::integer[])`;
  const one = caisseid === undefined ? sql`` : sql`AND ${id} = ${caisseid}::integer`;
  const those = sql`AND ${id} = ANY(ARRAY(SELECT c.caisseid FROM caisse AS c WHERE c.nature = ${nature}))`;
  return sql`${reached} ${one} ${nature === undefined ? sql`` : those}`;
}

const PREUVE = sql`(
  SELECT FROM fichier AS f
  WHERE f.proprietaire = 'reglement' AND f.proprietaireid = r.reglementid AND f.supprimele IS NULL)`;
const SANS_PREUVE = { 0: sql`AND EXISTS ${PREUVE}`, 1: sql`AND NOT EXISTS ${PREUVE}` };

function liveOf(filters: ReglementFilters, state = sql`IS NULL`) {
  const { kinds, utilisateurid, sanspreuve, memepreuve } = filters;
  return sql`
    FROM reglement AS r WHERE r.supprimele ${state} ${ofKinds(kinds)} ${ofCaisses(filters, 'caisseid')}
      ${datedDuring(filters)} ${utilisateurid === undefined ? sql`` : sql`AND creepar = ${utilisateurid}`}
      ${sanspreuve === undefined ? sql`` : SANS_PREUVE[sanspreuve]}
      ${memepreuve === undefined ? sql`` : sql`AND r.reglementid = ANY(ARRAY${memePreuve(filters)})`}`;
}

/** Returns SQL of the number of payments of each day of a list; null when authors or proofs narrow it. */
function nombresOf({ utilisateurid, sanspreuve, memepreuve, ...filters }: ReglementFilters) {
  if ([utilisateurid, sanspreuve, memepreuve].some((one) => one !== undefined)) return null;
  const noms = filters.kinds.map((from) => BY_DAY[from]);
  return nombres(noms, { days: filters, when: sql`true ${ofCaisses(filters, 'cle')}` });
}

function totalOf(filters: ReglementFilters, counts: ReturnType<typeof nombresOf>) {
  if (counts === null) return sql`(SELECT count(*) ${liveOf(filters)})`;
  return isSomeDays(filters) ? totalOfNombres(counts) : keptCount(filters.kinds, ofCaisses(filters, 'caisseid'));
}

const ROWS = sql`
  SELECT ${COLUMNS}, c.nature, coalesce(d.libelle, '') AS depense, coalesce(k.libelleclient, '') AS client,
    p.creepar AS utilisateurid, coalesce(trim(u.prenom || ' ' || u.nom), '') AS utilisateur
  FROM page JOIN reglement AS p USING (reglementid) ${JOINED}
  LEFT JOIN client AS k ON k.clientid = o.clientid
  LEFT JOIN utilisateur AS u ON u.utilisateurid = p.creepar`;

function shownIn(asked: ReglementFilters & Sorted) {
  const { column: _, ...order } = orderOf(asked, 'date', 'reglementid');
  const cle = asked.tri?.endsWith('montant') ? sql`net AS montant` : sql`date`;
  return { ...order, rows: ROWS, keys: sql`SELECT reglementid, ${cle} ${liveOf(asked)}` };
}

const pages = pagesOf<RowListe, ReglementFilters & Sorted>((asked) => {
  const counts = nombresOf(asked);
  return { ...shownIn(asked), total: totalOf(asked, counts), steps: daysOf(asked, counts, datedDuring) };
});

function listedAs({ depense, client, ...row }: RowListe): ReglementListe {
  const reglement = shownAs(row);
  const { from, depenseid, beneficiaire } = reglement;
  if (from === REGLEMENT_FROM.depense) return { ...reglement, libelle: depense, tiers: beneficiaire };
  return { ...reglement, libelle: libelleCommande({ commandeid: depenseid, client }), tiers: client };
}

/**
 * Reads a page of payments, of those that the term finds when there is one. Kept counts give its total; those of an
 * author, of a term, and those with or without a proof, are counted.
 */
export function pageOfListe(db: Db, filters: ReglementFilters, paging: Sorted): Promise<Page<ReglementListe>> {
  const terme = termeOf(filters.search ?? '', filters.caisses);
  if (!terme) return pageAs(pages(db, { ...filters, ...paging }), listedAs);
  const list = shownIn({ ...filters, ...paging });
  return pageAs(searchPage<RowListe>(db, { ...list, keys: foundIn('reglement', list.keys, terme) }, paging), listedAs);
}

const sumOf = (which: ReturnType<typeof sql>) => sql`coalesce(sum(net) FILTER (WHERE ${which}), 0)`;

/** Returns SQL of the payments of a list, or of the deleted ones that it would have. */
function foundOf(filters: ReglementFilters, state = sql`IS NULL`) {
  const live = liveOf(filters, state);
  const terme = termeOf(filters.search ?? '', filters.caisses);
  if (!terme) return live;
  const keys = sql`SELECT reglementid, net, "from", contrepassele ${live}`;
  return sql`FROM (${foundIn('reglement', keys, terme)}) AS found`;
}

/** Returns the totals of a list of payments, in francs. Throws RangeError beyond what a number holds exactly. */
export async function totalOfListe(db: Db, filters: ReglementFilters): Promise<TotalReglements> {
  const { rows } = await sql<TotalReglements>`
    SELECT count(*) AS nombre, ${sumOf(sql`"from" = 1 AND contrepassele IS NULL`)} AS entrees,
      ${sumOf(sql`"from" = 0 AND contrepassele IS NULL`)} AS sorties,
      ${sumOf(sql`contrepassele IS NOT NULL`)} AS contrepasses
    ${foundOf(filters)}
  `.execute(db);
  return rows[0] as TotalReglements;
}

/** Returns the number of deleted payments that these filters leave out of their list. */
export async function countReglementsSupprimes(db: Db, filters: ReglementFilters): Promise<Count> {
  const counted = sql<{ nombre: Count }>`SELECT count(*) AS nombre ${foundOf(filters, sql`IS NOT NULL`)}`;
  return (await counted.execute(db)).rows[0]?.nombre ?? 0;
}
