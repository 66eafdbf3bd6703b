import { sql } from 'kysely';
import type { Commande } from '#contract/commandes';
import { type EtatLivraison, etatSolde, etatsOfFiltre, type FiltreLivraison } from '#domain/commande';
import { addDays } from '#domain/dates';
import { subtract } from '#domain/money';
import { containing, isBlank, type Page, type Paging, readPage, searchPage } from '../db/page';
import type { Db } from '../db/pool';

/** A row as SQL gives it: what is paid instead of what follows from it. */
type Row = Omit<Commande, 'reste' | 'etatsolde'> & { regle: number };

const COLUMNS = sql`
  o.commandeid, o.clientid, k.libelleclient AS client, k.tel, o.createdon, o.datelivraison, o.quantite, o.fraissup,
  o.typereduction, o.reduction, o.montantreduction, o.montant, o.regle, o.etat, o.version, l.detailscommande`;

/** The client, and the lines in the order in which they were typed. */
const JOINED = sql`
  JOIN client AS k ON k.clientid = o.clientid
  CROSS JOIN LATERAL (
    SELECT json_agg(
      json_build_object('id', d.id, 'libelle', d.libelle, 'qtecmd', d.qtecmd, 'mnttotal', d.mnttotal) ORDER BY d.rang
    ) AS detailscommande
    FROM detailcommande AS d WHERE d.commandeid = o.commandeid
  ) AS l`;

const SHOWN = {
  order: sql`ORDER BY createdon DESC, commandeid DESC`,
  reverse: sql`ORDER BY createdon, commandeid`,
  rows: sql`SELECT ${COLUMNS} FROM page JOIN commande AS o USING (commandeid) ${JOINED}`,
  shown: sql`ORDER BY r.createdon DESC, r.commandeid DESC`,
};

function shownAs({ regle, ...row }: Row): Commande {
  return { ...row, reste: subtract(row.montant, regle), etatsolde: etatSolde(row.montant, regle) };
}

async function shownPage(page: Promise<Page<Row>>): Promise<Page<Commande>> {
  const { data, count } = await page;
  return { data: data.map(shownAs), count };
}

/** Which orders a list shows: of a delivery status, of the days of their creation, both included. */
export interface Filters {
  etat: FiltreLivraison;
  datedebut?: string | undefined;
  datefin?: string | undefined;
}

function ofEtat(etat: FiltreLivraison) {
  if (etat === '') return sql``;
  // As the condition of its own index says it.
  return etat === 'encours' ? sql`AND etat < 3` : sql`AND etat = ${sql.lit(etatsOfFiltre(etat)[0])}`;
}

/** Midnight of Abidjan, which is at UTC+0 all year (PRODUCT 1.11). */
const midnight = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;

function ofPeriod({ datedebut, datefin }: Filters) {
  const from = datedebut === undefined ? sql`` : sql`AND createdon >= ${midnight(datedebut)}`;
  const until = datefin === undefined ? sql`` : sql`AND createdon < ${midnight(addDays(datefin, 1))}`;
  return sql`${from} ${until}`;
}

const keysOf = (filters: Filters) => sql`
  SELECT commandeid, createdon FROM commande WHERE supprimele IS NULL ${ofEtat(filters.etat)} ${ofPeriod(filters)}`;

/** Live orders that a filter shows: kept by status (migration 0006), counted over the index when of a period. */
function totalOf(filters: Filters) {
  const isOfPeriod = filters.datedebut !== undefined || filters.datefin !== undefined;
  if (isOfPeriod) return sql`(SELECT count(*) FROM (${keysOf(filters)}) AS found)`;
  const noms = sql.join(etatsOfFiltre(filters.etat).map((etat) => sql.lit(`commande.${etat}`)));
  return sql`(
    (SELECT sum(total) FROM compteur WHERE nom IN (${noms}))
    + (SELECT coalesce(sum(delta), 0) FROM compteur_delta WHERE nom IN (${noms})))`;
}

/** Newest first; of a status and of a period when the filters name them. */
export function pageOfCommandes(db: Db, filters: Filters, paging: Paging): Promise<Page<Commande>> {
  return shownPage(readPage(db, { ...SHOWN, total: totalOf(filters), keys: keysOf(filters) }, paging));
}

/** Newest first, of the orders whose client, items or number contain the term. */
export function searchCommandes(db: Db, term: string, filters: Filters, paging: Paging): Promise<Page<Commande>> {
  if (isBlank(term)) return pageOfCommandes(db, filters, paging);
  const keys = sql.join(
    matchingCommande(term).map((match) => sql`${keysOf(filters)} AND ${match}`),
    sql` UNION `,
  );
  return shownPage(searchPage(db, { ...SHOWN, keys }, paging));
}

/**
 * Two conditions on `commande`, each with its own index, of which an order that contains the term meets at least one:
 * clients are renamed without touching their orders.
 */
export function matchingCommande(term: string) {
  const pattern = containing(term);
  return [
    sql`recherche LIKE ${pattern}`,
    sql`clientid IN (SELECT clientid FROM client WHERE supprimele IS NULL AND recherche LIKE ${pattern})`,
  ];
}

/** The orders of a client, newest first. */
export function pageOfClient(db: Db, clientid: number, paging: Paging): Promise<Page<Commande>> {
  const ofClient = sql`FROM commande WHERE supprimele IS NULL AND clientid = ${clientid}`;
  const total = sql`(SELECT count(*) ${ofClient})`;
  return shownPage(readPage(db, { ...SHOWN, total, keys: sql`SELECT commandeid, createdon ${ofClient}` }, paging));
}

/** The live order. */
export async function findCommande(db: Db, commandeid: number): Promise<Commande | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${COLUMNS} FROM commande AS o ${JOINED} WHERE o.commandeid = ${commandeid} AND o.supprimele IS NULL
  `.execute(db);
  return rows[0] && shownAs(rows[0]);
}

/** Whether the order lives, without its figures. */
export async function isLiveCommande(db: Db, commandeid: number): Promise<boolean> {
  const found = await db
    .selectFrom('commande')
    .select('commandeid')
    .where('commandeid', '=', commandeid)
    .where('supprimele', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Francs: the total, and what is already paid; `libelle` tells the order in the movements of its payments. */
export interface LockedCommande {
  libelle: string;
  montant: number;
  regle: number;
  etat: EtatLivraison;
}

/** The live order, locked against payments and changes (RELIABILITY § 2.5: the debt's row comes first). */
export async function lockCommande(trx: Db, commandeid: number): Promise<LockedCommande | undefined> {
  // Not a join: a row that waited for its lock is looked at again, and may have another client by then.
  const { rows } = await sql<Omit<LockedCommande, 'libelle'> & { client: string }>`
    SELECT o.montant, o.regle, o.etat, (SELECT k.libelleclient FROM client AS k WHERE k.clientid = o.clientid) AS client
    FROM commande AS o WHERE o.commandeid = ${commandeid} AND o.supprimele IS NULL FOR NO KEY UPDATE
  `.execute(trx);
  const [found] = rows;
  if (!found) return undefined;
  const { client, ...locked } = found;
  return { ...locked, libelle: libelleCommande({ commandeid, client }) };
}

/** What tells an order where it is one line among others: its number as the screens show it, and its client. */
export function libelleCommande({ commandeid, client }: { commandeid: number; client: string }): string {
  return `N° ${commandeid} · ${client}`;
}
