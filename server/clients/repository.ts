import { type Client, type ClientChoice, ClientFields } from '@comptoir/contract/clients';
import { lienOf } from '@comptoir/contract/fichierRules';
import { fieldsOf } from '@comptoir/contract/fields';
import type { TriNoms } from '@comptoir/contract/tri';
import { formatTelephone } from '@comptoir/domain/telephone';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { columnsOf } from '../db/columns';
import { rangsOf } from '../db/cumuls.repository';
import { keptTotal } from '../db/kept';
import { orderedBy } from '../db/order';
import { type Page, type Paging, pageAs, pagesOf, readPage, searchPage, UNPAGED } from '../db/page';
import type { Db } from '../db/pool';
import { changeRecord, liveRowOf } from '../db/records.repository';
import type { Question } from '../db/together';
import { foundIn } from '../recherche/conditions';
import { termeOf } from '../recherche/terme';

/** A row as SQL gives it: it has the photo's file instead of its path. */
type Row = Omit<Client, 'photo'> & { documentid: RecordId | null; nom: string | null };

const COLUMNS = sql`
  c.clientid, ${columnsOf('client', 'c')}, c.createdon, c.version,
  n.nombrecommande, d.reste, f.documentid, f.nom`;

// Only unpaid orders are summed: they are few and have their own index.
const JOINED = sql`
  CROSS JOIN LATERAL (
    SELECT count(*) AS nombrecommande FROM commande AS o WHERE o.clientid = c.clientid AND o.supprimele IS NULL
  ) AS n
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(o.montant - o.regle), 0) AS reste
    FROM commande AS o WHERE o.clientid = c.clientid AND o.supprimele IS NULL AND NOT o.solde
  ) AS d
  LEFT JOIN fichier AS f ON f.proprietaire = 'client' AND f.proprietaireid = c.clientid AND f.supprimele IS NULL`;

const ROWS = sql`SELECT ${COLUMNS} FROM page JOIN client AS c USING (clientid) ${JOINED}`;

/** A page of clients in one of the orders that an index supports (migration 0020). */
interface Ordered extends Paging {
  tri?: TriNoms;
}

const LIVE_KEYS = sql`SELECT clientid FROM client AS t WHERE supprimele IS NULL`;

/** Returns the parts of a `Listing` that depend on its order; by name, `cle` is among the keys and in the rows. */
function inOrder({ tri = '' }: Ordered) {
  if (tri === '' || tri === 'date') {
    const isRising = tri === 'date';
    const steps = rangsOf(['client.rang'], 'clientid', isRising);
    return { ...orderedBy(isRising ? 'ASC' : 'DESC', 'clientid'), rows: ROWS, keys: LIVE_KEYS, steps };
  }
  return {
    ...orderedBy(tri === 'nom' ? 'ASC' : 'DESC', 'cle', 'clientid'),
    rows: sql`SELECT page.cle, ${COLUMNS} FROM page JOIN client AS c USING (clientid) ${JOINED}`,
    keys: sql`SELECT clientid, cle FROM client AS t WHERE supprimele IS NULL`,
  };
}

/** Number of live clients, exact at any instant (migration 0006). */
const TOTAL = keptTotal(['client']);

function shownAs({ documentid, nom, ...row }: Row): Client {
  return { photo: lienOf({ documentid, nom }), ...row };
}

const pages = pagesOf<Row, Ordered>((asked) => ({ ...inOrder(asked), total: TOTAL }));

/** Reads a page of clients, the newest first unless another order is asked for. */
export function pageOfClients(db: Db, paging: Ordered): Promise<Page<Client>> {
  return pageAs(pages(db, paging), shownAs);
}

/** Reads a page of the clients whose name, phone, email or address contains the term. */
export function searchClients(db: Db, term: string, paging: Ordered): Promise<Page<Client>> {
  const terme = termeOf(term, null);
  if (!terme) return pageOfClients(db, paging);
  const list = inOrder(paging);
  return pageAs(searchPage<Row>(db, { ...list, keys: foundIn('client', list.keys, terme) }, paging), shownAs);
}

/** Reads the newest clients with the fields that a form shows. */
export function newestClients(db: Db): Promise<Page<ClientChoice>> {
  const rows = sql`SELECT c.clientid, c.libelleclient, c.tel FROM page JOIN client AS c USING (clientid)`;
  return readPage(db, { ...orderedBy('DESC', 'clientid'), total: TOTAL, keys: LIVE_KEYS, rows }, UNPAGED);
}

/** The live client. */
export async function findClient(db: Db, clientid: RecordId): Promise<Client | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${COLUMNS} FROM client AS c ${JOINED} WHERE c.clientid = ${clientid} AND c.supprimele IS NULL
  `.execute(db);
  return rows[0] && shownAs(rows[0]);
}

/** Whether the client lives. It cannot be deleted before this transaction ends. */
export const clientHeld = (clientid: RecordId): Question<boolean> => ({
  query: () => liveRowOf('client', clientid, 'KEY SHARE'),
  told: (rows) => rows.length === 1,
});

/** The searched text. A phone is found by its digits, and in pairs as on the screens. */
const rechercheOf = ({ libelleclient, tel, email, adresse }: ClientFields) =>
  searchKey(`${libelleclient} ${tel} ${email} ${adresse} ${formatTelephone(tel)}`);

const rowOf = (fields: ClientFields) => ({
  ...fieldsOf(ClientFields, fields),
  recherche: rechercheOf(fields),
});

export async function insertClient(trx: Db, fields: ClientFields, now: string): Promise<number> {
  const { clientid } = await trx
    .insertInto('client')
    .values({ ...rowOf(fields), createdon: now })
    .returning('clientid')
    .executeTakeFirstOrThrow();
  return clientid;
}

export function updateClient(trx: Db, clientid: RecordId, fields: ClientFields): Promise<void> {
  return changeRecord(trx, 'client', clientid, rowOf(fields));
}
