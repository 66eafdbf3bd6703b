import type { Creance, Relance, TotalCreances } from '@comptoir/contract/clients';
import { TRANCHES_JOURS } from '@comptoir/domain/creance';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { cumuls, nombres, totalOfNombres, unfoldedCumul } from '../db/cumuls.repository';
import { orderedBy } from '../db/order';
import { isBlank, type Page, type Paging, patternContaining, readPage, readPageBeneath, searchPage } from '../db/page';
import type { Db } from '../db/pool';

const [FIRST, SECOND, THIRD] = TRANCHES_JOURS.map((jours) => sql.lit(jours));

/**
 * Returns SQL of the debt of each unpaid order of client `page.clientid`, in francs, and its age in UTC days (PRODUCT
 * 1.11).
 */
const duesOf = (today: string) => sql`
  SELECT o.montant - o.regle AS reste, ${today}::date - (o.createdon AT TIME ZONE 'UTC')::date AS jours
  FROM commande AS o WHERE o.supprimele IS NULL AND NOT o.solde AND o.clientid = page.clientid`;

/** SQL of the sums of dues by age, in the bands of domain/creance. */
const AGEING = sql`
  coalesce(sum(reste) FILTER (WHERE jours <= ${FIRST}), 0) AS jours30,
  coalesce(sum(reste) FILTER (WHERE jours > ${FIRST} AND jours <= ${SECOND}), 0) AS jours60,
  coalesce(sum(reste) FILTER (WHERE jours > ${SECOND} AND jours <= ${THIRD}), 0) AS jours90,
  coalesce(sum(reste) FILTER (WHERE jours > ${THIRD}), 0) AS plus`;

/** Clients whose debt changed in the last seconds: the debt at the last fold, and the change since then. */
const RECENTS = sql`(
  SELECT r.cle, coalesce(k.montant, 0) AS avant, r.montant, coalesce(k.nombre, 0) + r.nombre AS nombre
  FROM (${unfoldedCumul('client.du')}) AS r
  LEFT JOIN cumul AS k ON k.nom = 'client.du' AND k.jour = '-infinity' AND k.cle = r.cle
)`;

/**
 * The clients with a debt, its amount and its number of orders. The kept sums come in the order of their index; the
 * clients of the last seconds, whose sums are not folded yet, come from `RECENTS`.
 */
const DEBITEURS = sql`(
  (SELECT cle AS clientid, montant AS reste, nombre AS nombrecommande FROM cumul
    WHERE nom = 'client.du' AND montant > 0 AND cle NOT IN (SELECT cle FROM (${unfoldedCumul('client.du')}) AS recents)
    ORDER BY montant DESC, cle DESC)
  UNION ALL
  SELECT cle, (avant + montant)::bigint, nombre::bigint FROM ${RECENTS} AS recents WHERE avant + montant > 0
)`;

/** The number of clients with a debt: the kept number, corrected by the changes of the last seconds. */
const NOMBRE = sql`(
  ${totalOfNombres(nombres(['client.debiteur']))}
  + (SELECT count(*) FILTER (WHERE avant + montant > 0) - count(*) FILTER (WHERE avant > 0) FROM ${RECENTS} AS recents)
)`;

/** Reads a page of the clients with a debt, the largest first, then the newest. A term that is not blank narrows it. */
export function pageOfCreances(
  db: Db,
  { search, today, ...paging }: Paging & { search: string; today: string },
): Promise<Page<Creance>> {
  const list = {
    keys: sql`SELECT clientid, reste, nombrecommande FROM ${DEBITEURS} AS debiteurs`,
    ...orderedBy('DESC', 'reste', 'clientid'),
    rows: sql`
      SELECT page.*, tranches.*, c.libelleclient, c.tel, (
        SELECT r.createdon FROM relance AS r WHERE r.clientid = page.clientid ORDER BY r.relanceid DESC LIMIT 1
      ) AS relance
      FROM page JOIN client AS c USING (clientid)
      CROSS JOIN LATERAL (SELECT ${AGEING} FROM (${duesOf(today)}) AS dues) AS tranches`,
  };
  if (isBlank(search)) {
    return readPage(db, { ...list, total: NOMBRE }, paging);
  }
  const found = sql`
    SELECT clientid FROM client WHERE supprimele IS NULL AND recherche LIKE ${patternContaining(search)}`;
  return searchPage(db, { ...list, keys: sql`${list.keys} WHERE clientid IN (${found})` }, paging);
}

/** Returns the debt of all clients: the sum over every unpaid order, by the age of the order. */
export async function totalOfCreances(db: Db, today: string): Promise<TotalCreances> {
  const { rows } = await sql<TotalCreances>`
    SELECT ${AGEING}, coalesce(sum(reste), 0) AS reste, ${NOMBRE} AS nombreclient
    FROM (SELECT montant AS reste, ${today}::date - jour AS jours FROM ${cumuls(['commande.due'])} AS jours) AS dues
  `.execute(db);
  return rows[0] as TotalCreances;
}

const COLUMNS = sql`r.relanceid, r.clientid, r.montant, trim(u.prenom || ' ' || u.nom) AS utilisateur, r.createdon`;

/** The reminders of a live client, newest first; undefined without such a client. */
export function pageOfRelances(db: Db, clientid: RecordId, paging: Paging): Promise<Page<Relance> | undefined> {
  const ofClient = sql`FROM relance WHERE clientid = ${clientid}`;
  return readPageBeneath(
    db,
    {
      total: sql`(
        SELECT (SELECT count(*) ${ofClient}) FROM client WHERE clientid = ${clientid} AND supprimele IS NULL)`,
      keys: sql`SELECT relanceid ${ofClient}`,
      ...orderedBy('DESC', 'relanceid'),
      rows: sql`
        SELECT ${COLUMNS} FROM page JOIN relance AS r USING (relanceid) JOIN utilisateur AS u USING (utilisateurid)`,
    },
    paging,
  );
}

/**
 * Writes a reminder of the client's present debt, in francs. Returns undefined, and writes nothing, when there is none.
 */
export async function insertRelance(
  trx: Db,
  { clientid, utilisateurid }: { clientid: RecordId; utilisateurid: RecordId },
  now: string,
): Promise<Relance | undefined> {
  const { rows } = await sql<Relance>`
    WITH r AS (
      INSERT INTO relance (clientid, montant, utilisateurid, createdon)
      SELECT ${clientid}::integer, sum(montant - regle), ${utilisateurid}::integer, ${now}::timestamptz
      FROM commande WHERE clientid = ${clientid} AND supprimele IS NULL AND NOT solde
      HAVING count(*) > 0
      RETURNING relanceid, clientid, montant, utilisateurid, createdon
    )
    SELECT ${COLUMNS} FROM r JOIN utilisateur AS u USING (utilisateurid)
  `.execute(trx);
  return rows[0];
}
