import type { Statuscommande } from '@comptoir/contract/statuscommandes';
import type { EtatLivraison } from '@comptoir/domain/commande';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { rangsOf } from '../db/cumuls.repository';
import { keptTotal } from '../db/kept';
import { orderedBy } from '../db/order';
import { isBlank, type Page, type Paging, patternContaining, readPage, searchPage } from '../db/page';
import type { Db } from '../db/pool';

const COLUMNS = sql`
  s.statuscommandeid, s.commandeid, k.libelleclient AS client, s.etat, trim(u.prenom || ' ' || u.nom) AS utilisateur,
  s.createdon`;

/** Joins of the order's client and of the user who recorded the step; `o` has the order's `clientid`. */
const JOINED = sql`
  JOIN client AS k ON k.clientid = o.clientid
  JOIN utilisateur AS u ON u.utilisateurid = s.utilisateurid`;

/** Ids rise with time, because a step is written under the lock of its order. */
const SHOWN = {
  ...orderedBy('DESC', 'statuscommandeid'),
  rows: sql`SELECT ${COLUMNS} FROM page AS o JOIN statuscommande AS s USING (statuscommandeid) ${JOINED}`,
};

/** Number of steps of live orders, exact at any instant (migration 0006). */
const TOTAL = keptTotal(['statuscommande']);

const keysOf = (where = sql``) => sql`
  SELECT statuscommandeid, clientid FROM statuscommande JOIN commande USING (commandeid)
    WHERE supprimele IS NULL ${where}`;

/** The delivery steps of live orders, newest first. */
export function pageOfStatuts(db: Db, paging: Paging): Promise<Page<Statuscommande>> {
  const steps = rangsOf(['statuscommande.rang'], 'statuscommandeid', false);
  return readPage(db, { ...SHOWN, total: TOTAL, steps, keys: keysOf() }, paging);
}

/** Reads a page, newest first, of the steps of orders whose client contains the term. */
export function searchStatuts(db: Db, term: string, paging: Paging): Promise<Page<Statuscommande>> {
  if (isBlank(term)) return pageOfStatuts(db, paging);
  const ofClient = sql`
    AND clientid = ANY(ARRAY(
      SELECT clientid FROM client WHERE supprimele IS NULL AND recherche LIKE ${patternContaining(term)}))`;
  return searchPage(db, { ...SHOWN, keys: keysOf(ofClient) }, paging);
}

/** Returns the delivery steps of an order, oldest first. */
export async function livraisonOf(db: Db, commandeid: RecordId): Promise<Statuscommande[]> {
  const { rows } = await sql<Statuscommande>`
    SELECT ${COLUMNS} FROM statuscommande AS s JOIN commande AS o USING (commandeid) ${JOINED}
    WHERE s.commandeid = ${commandeid} ORDER BY s.etat
  `.execute(db);
  return rows;
}

/** Whether the step exists and its order lives. */
export async function isLiveStatut(db: Db, statuscommandeid: RecordId): Promise<boolean> {
  const { rows } = await sql`${keysOf(sql`AND statuscommandeid = ${statuscommandeid}`)}`.execute(db);
  return rows.length > 0;
}

/**
 * Writes a delivery step and moves its order to it in one statement. The order must be locked. Its version stays,
 * because no typed field changes.
 */
export async function insertStatut(
  trx: Db,
  { commandeid, etat, utilisateurid }: { commandeid: RecordId; etat: EtatLivraison; utilisateurid: RecordId },
  now: string,
): Promise<void> {
  await sql`
    WITH avancee AS (UPDATE commande SET etat = ${etat} WHERE commandeid = ${commandeid})
    INSERT INTO statuscommande (commandeid, etat, utilisateurid, createdon)
    VALUES (${commandeid}, ${etat}, ${utilisateurid}, ${now})
  `.execute(trx);
}
