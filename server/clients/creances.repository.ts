import { sql } from 'kysely';
import type { Creance, Relance, TotalCreances } from '#contract/clients';
import { TRANCHES_JOURS } from '#domain/creance';
import { containing, isBlank, type Page, type Paging, readPage, searchPage } from '../db/page';
import type { Db } from '../db/pool';

const [FIRST, SECOND, THIRD] = TRANCHES_JOURS.map((jours) => sql.lit(jours));

/** What an unpaid order owes, francs, and its age in days: business days are UTC's (PRODUCT 1.11). Found by their index. */
const duesOf = (today: string) => sql`
  SELECT o.clientid, o.montant - o.regle AS reste, ${today}::date - (o.createdon AT TIME ZONE 'UTC')::date AS jours
  FROM commande AS o WHERE o.supprimele IS NULL AND NOT o.solde`;

/** The sums of dues by age: the bands of domain/creance. */
const AGEING = sql`
  coalesce(sum(reste) FILTER (WHERE jours <= ${FIRST}), 0) AS jours30,
  coalesce(sum(reste) FILTER (WHERE jours > ${FIRST} AND jours <= ${SECOND}), 0) AS jours60,
  coalesce(sum(reste) FILTER (WHERE jours > ${SECOND} AND jours <= ${THIRD}), 0) AS jours90,
  coalesce(sum(reste) FILTER (WHERE jours > ${THIRD}), 0) AS plus,
  coalesce(sum(reste), 0) AS reste`;

/** The clients who owe, those who owe most first, then the newest; of those whom the term finds when it is not blank. */
export function pageOfCreances(
  db: Db,
  { search, today, ...paging }: Paging & { search: string; today: string },
): Promise<Page<Creance>> {
  const found = sql`SELECT clientid FROM client WHERE supprimele IS NULL AND recherche LIKE ${containing(search)}`;
  const ofFound = isBlank(search) ? sql`` : sql`AND o.clientid IN (${found})`;
  const keys = sql`
    SELECT clientid, ${AGEING}, count(*) AS nombrecommande FROM (${duesOf(today)} ${ofFound}) AS dues GROUP BY clientid`;
  const rows = sql`
    SELECT page.*, c.libelleclient, c.tel, (
      SELECT r.createdon FROM relance AS r WHERE r.clientid = page.clientid ORDER BY r.relanceid DESC LIMIT 1
    ) AS relance
    FROM page JOIN client AS c USING (clientid)`;
  const order = sql`ORDER BY reste DESC, clientid DESC`;
  return searchPage(db, { keys, order, rows, shown: sql`ORDER BY r.reste DESC, r.clientid DESC` }, paging);
}

/** What all clients owe: Σ over every unpaid order. Summed by client first, whom a hash then counts without a sort. */
export async function totalOfCreances(db: Db, today: string): Promise<TotalCreances> {
  const { rows } = await sql<TotalCreances>`
    SELECT coalesce(sum(jours30), 0) AS jours30, coalesce(sum(jours60), 0) AS jours60, coalesce(sum(jours90), 0) AS jours90,
      coalesce(sum(plus), 0) AS plus, coalesce(sum(reste), 0) AS reste, count(*) AS nombreclient
    FROM (SELECT clientid, ${AGEING} FROM (${duesOf(today)}) AS dues GROUP BY clientid) AS creances
  `.execute(db);
  return rows[0] as TotalCreances;
}

const COLUMNS = sql`r.relanceid, r.clientid, r.montant, trim(u.prenom || ' ' || u.nom) AS utilisateur, r.createdon`;

/** The reminders of a client, newest first. */
export function pageOfRelances(db: Db, clientid: number, paging: Paging): Promise<Page<Relance>> {
  const ofClient = sql`FROM relance WHERE clientid = ${clientid}`;
  return readPage(
    db,
    {
      total: sql`(SELECT count(*) ${ofClient})`,
      keys: sql`SELECT relanceid ${ofClient}`,
      order: sql`ORDER BY relanceid DESC`,
      reverse: sql`ORDER BY relanceid`,
      rows: sql`
        SELECT ${COLUMNS} FROM page JOIN relance AS r USING (relanceid) JOIN utilisateur AS u USING (utilisateurid)`,
      shown: sql`ORDER BY r.relanceid DESC`,
    },
    paging,
  );
}

/** Keeps a reminder of what the client owes at this instant, francs; undefined when that is nothing. */
export async function insertRelance(
  trx: Db,
  { clientid, utilisateurid }: { clientid: number; utilisateurid: number },
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
