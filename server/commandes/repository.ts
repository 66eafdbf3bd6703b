import type { Commande, TotalCommandes } from '@comptoir/contract/commandes';
import type { CommandeImprime } from '@comptoir/contract/imprimes/commande';
import {
  type EtatLivraison,
  etatSolde,
  etatsOfFiltre,
  type FiltreLivraison,
  type LigneCommande,
  libelleCommande,
} from '@comptoir/domain/commande';
import type { FiltreDette } from '@comptoir/domain/dette';
import { subtract } from '@comptoir/domain/money';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { columnsOf } from '../db/columns';
import { nombres, totalOfNombres } from '../db/cumuls.repository';
import { keptTotal } from '../db/kept';
import { daysOf, orderOf, type Sorted } from '../db/order';
import {
  isBlank,
  type Page,
  type Paging,
  pageAs,
  pagesOf,
  patternContaining,
  readPageBeneath,
  searchPage,
} from '../db/page';
import { createdDuring, type Days, isSomeDays } from '../db/period';
import type { Db } from '../db/pool';
import { askQuestion, type Question } from '../db/together';
import { detteNamed, type OfReglement } from '../ledger/dettes/repository';
import { foundIn } from '../recherche/conditions';
import { type Cherchee, termeOf } from '../recherche/terme';

/** A row as SQL gives it: it has the paid francs instead of `etatsolde`. */
type Row = Omit<Commande, 'etatsolde'> & { regle: Francs };

const COLUMNS = sql`
  o.commandeid, ${columnsOf('commande', 'o')}, k.libelleclient AS client, k.tel, o.createdon, o.quantite,
  o.montantreduction, o.montant, o.regle, o.montant - o.regle AS reste, o.etat, o.version,
  l.detailscommande, i.imprimeid, coalesce(i.numero, '') AS numero`;

/** Joins of the client, of the lines in their typed order, and of the document. */
const JOINED = sql`
  JOIN client AS k ON k.clientid = o.clientid
  CROSS JOIN LATERAL (
    SELECT json_agg(
      json_build_object('id', d.id, 'libelle', d.libelle, 'qtecmd', d.qtecmd, 'mnttotal', d.mnttotal) ORDER BY d.rang
    ) AS detailscommande
    FROM detailcommande AS d WHERE d.commandeid = o.commandeid
  ) AS l
  LEFT JOIN LATERAL (
    SELECT imprimeid, numero, etat, tirages FROM imprime WHERE objetid = o.commandeid AND objet = 'commande'
    ORDER BY imprimeid DESC LIMIT 1) AS i ON true`;

const shownIn = (sorted: Pick<Sorted, 'tri'>) => ({
  ...orderOf(sorted, 'createdon', 'commandeid'),
  rows: sql`SELECT ${COLUMNS} FROM page JOIN commande AS o USING (commandeid) ${JOINED}`,
});

function shownAs({ regle, ...row }: Row): Commande {
  // The added field stands before the spread row: after it, V8 takes ten times as long.
  return { etatsolde: etatSolde(row.montant, regle), ...row };
}

/** The filters of a list of orders: delivery status, days of creation, settled or not. */
export interface Filters extends Days {
  etat: FiltreLivraison;
  statut?: FiltreDette;
  /** The day on which a delivery counts as late: only late orders are shown. */
  enretardle?: string | undefined;
}

function ofEtat(etat: FiltreLivraison) {
  if (etat === '') return sql``;
  // Each condition has the same words as its index.
  return etat === 'encours' ? sql`AND etat < 3` : sql`AND etat = ${sql.lit(etatsOfFiltre(etat)[0])}`;
}

/** Each condition has the same words as its index (migration 0011). */
const STATUTS = { '': sql``, solde: sql`AND solde`, insolde: sql`AND NOT solde` };

const ofRetard = (day: string | undefined) =>
  day === undefined ? sql`` : sql`AND etat < 3 AND datelivraison < ${day}::date`;

const liveOf = ({ etat, statut = '', enretardle, ...days }: Filters) => sql`
  FROM commande AS t WHERE supprimele IS NULL ${ofEtat(etat)} ${STATUTS[statut]}
    ${ofRetard(enretardle)} ${createdDuring(days)}`;

const keysOf = (filters: Filters, column = sql.ref('createdon')) => sql`
  SELECT commandeid, ${column} ${liveOf(filters)}`;

/**
 * Returns SQL of the number of orders of each day of a list; null when both status and debt narrow it, or when it shows
 * only late orders.
 */
function nombresOf({ etat, statut = '', enretardle, ...days }: Filters) {
  if (enretardle !== undefined || (etat !== '' && statut !== '')) return null;
  if (statut === 'insolde') return nombres(['commande.due'], { days });
  const when = etat === '' ? sql`true` : sql`cle IN (${sql.join(etatsOfFiltre(etat).map((one) => sql.lit(one)))})`;
  return nombres(['commande'], { less: statut === 'solde' ? ['commande.due'] : [], days, when });
}

/**
 * Returns SQL of the number of live orders in a list. It is kept by delivery status (migration 0006) and by day; other
 * filters count over an index.
 */
function totalOf(filters: Filters, counts: ReturnType<typeof nombresOf>) {
  if (counts === null) return sql`(SELECT count(*) ${liveOf(filters)})`;
  if (isSomeDays(filters) || (filters.statut ?? '') !== '') return totalOfNombres(counts);
  return keptTotal(etatsOfFiltre(filters.etat).map((one) => `commande.${one}`));
}

const pages = pagesOf<Row, Filters & Sorted>((asked) => {
  const shown = shownIn(asked);
  const counts = nombresOf(asked);
  const keys = keysOf(asked, shown.column);
  return { ...shown, keys, total: totalOf(asked, counts), steps: daysOf(asked, counts, createdDuring) };
});

/** Reads a page of the orders that the filters name. */
export function pageOfCommandes(db: Db, filters: Filters, paging: Sorted): Promise<Page<Commande>> {
  return pageAs(pages(db, { ...filters, ...paging }), shownAs);
}

/** Reads a page of the orders that the term finds; payments in registers out of reach do not tell. */
export function searchCommandes(
  db: Db,
  { term, caisses }: Cherchee,
  filters: Filters,
  paging: Sorted,
): Promise<Page<Commande>> {
  const terme = termeOf(term, caisses);
  if (!terme) return pageOfCommandes(db, filters, paging);
  const shown = shownIn(paging);
  const keys = foundIn('commande', keysOf(filters, shown.column), terme);
  return pageAs(searchPage<Row>(db, { ...shown, keys }, paging), shownAs);
}

/**
 * The number of newest orders whose lines give the proposed labels: enough for eight labels, few enough for one quick
 * read.
 */
const ORDERS_LOOKED_AT = 60;

/** Returns the lines of the newest orders that contain the term, newest first. */
export async function lignesOfNewest(db: Db, term: string): Promise<LigneCommande[]> {
  if (isBlank(term)) return [];
  const { rows } = await sql<LigneCommande>`
    SELECT d.libelle, d.qtecmd, d.mnttotal
    FROM (
      SELECT commandeid, createdon FROM commande WHERE supprimele IS NULL AND recherche LIKE ${patternContaining(term)}
      ORDER BY createdon DESC, commandeid DESC LIMIT ${sql.lit(ORDERS_LOOKED_AT)}
    ) AS o JOIN detailcommande AS d USING (commandeid)
    ORDER BY o.createdon DESC, o.commandeid DESC, d.rang
  `.execute(db);
  return rows;
}

/** Returns the totals of the orders of a list, in francs. Throws RangeError beyond what a number holds exactly. */
export async function totalOfCommandes(db: Db, { term, caisses }: Cherchee, filters: Filters): Promise<TotalCommandes> {
  const terme = termeOf(term, caisses);
  const found = terme
    ? sql`FROM (${foundIn('commande', sql`SELECT commandeid, montant, regle ${liveOf(filters)}`, terme)}) AS found`
    : liveOf(filters);
  const { rows } = await sql<TotalCommandes>`
    SELECT count(*) AS nombre, coalesce(sum(montant), 0) AS montant, coalesce(sum(montant - regle), 0) AS reste ${found}
  `.execute(db);
  return rows[0] as TotalCommandes;
}

/** The orders of a live client, newest first; undefined without such a client. */
export async function pageOfClient(db: Db, clientid: RecordId, paging: Paging): Promise<Page<Commande> | undefined> {
  const ofClient = sql`FROM commande WHERE supprimele IS NULL AND clientid = ${clientid}`;
  const total = sql`(
    SELECT (SELECT count(*) ${ofClient}) FROM client WHERE clientid = ${clientid} AND supprimele IS NULL
  )`;
  const keys = sql`SELECT commandeid, createdon ${ofClient}`;
  const page = await readPageBeneath<Row>(db, { ...shownIn({}), total, keys }, paging);
  return page && pageAs(page, shownAs);
}

/** The live order. */
export const commandeOf = (commandeid: RecordId): Question<Commande | undefined, Row> => ({
  query: () => sql`
    SELECT ${COLUMNS} FROM commande AS o ${JOINED} WHERE o.commandeid = ${commandeid} AND o.supprimele IS NULL
  `,
  told: ([row]) => row && shownAs(row),
});

export function findCommande(db: Db, commandeid: RecordId): Promise<Commande | undefined> {
  return askQuestion(db, commandeOf(commandeid));
}

/** Returns the facts on the papers of an order, deleted or not (ADR 0045). */
export async function findCommandeImprime(db: Db, commandeid: RecordId): Promise<CommandeImprime | undefined> {
  const { rows } = await sql<Omit<CommandeImprime, 'reste'> & { regle: Francs }>`
    SELECT i.numero, i.etat, i.tirages, k.libelleclient AS client, k.tel, o.createdon, o.datelivraison,
      o.quantite, o.fraissup, o.montantreduction, o.montant, o.regle, o.etat AS livraison,
      (SELECT max(createdon) FROM statuscommande WHERE commandeid = o.commandeid) AS livraisonle, l.detailscommande,
      trim(u.prenom || ' ' || u.nom) AS saisipar
    FROM commande AS o ${JOINED} JOIN utilisateur AS u ON u.utilisateurid = o.creepar
    WHERE o.commandeid = ${commandeid}
  `.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { regle, ...printed } = row;
  return { ...printed, reste: subtract(row.montant, regle) };
}

/**
 * A locked order, in francs: its total and what is already paid. `libelle` names it in the movements of its payments.
 */
export interface LockedCommande {
  libelle: string;
  montant: Francs;
  regle: Francs;
  etat: EtatLivraison;
  clientid: RecordId;
}

/** The live order, locked against payments and changes (RELIABILITY § 2.5: the debt's row comes first). */
export const commandeLocked = (
  commandeid: RecordId | OfReglement,
): Question<
  LockedCommande | undefined,
  Omit<LockedCommande, 'libelle'> & { commandeid: RecordId; client: string }
> => ({
  // The client's name is a subquery, not a join: a row that waited for its lock is read again, and may have another
  // client.
  query: () => sql`
    SELECT o.commandeid, o.montant, o.regle, o.etat, o.clientid,
      (SELECT k.libelleclient FROM client AS k WHERE k.clientid = o.clientid) AS client
    FROM commande AS o WHERE o.commandeid = ${detteNamed(commandeid, 1)} AND o.supprimele IS NULL FOR NO KEY UPDATE
  `,
  told([found]) {
    if (!found) return undefined;
    const { commandeid, client, ...locked } = found;
    return { ...locked, libelle: libelleCommande({ commandeid, client }) };
  },
});

export function lockCommande(trx: Db, commandeid: RecordId): Promise<LockedCommande | undefined> {
  return askQuestion(trx, commandeLocked(commandeid));
}
