import type { Cible, Transfert, TransfertFields } from '@comptoir/contract/transferts';
import type { Nature } from '@comptoir/domain/caisse';
import type { EtatTransfert } from '@comptoir/domain/transfert';
import type { Count, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { type Envoi, envoiFields } from '../db/envoi';
import { orderedBy } from '../db/order';
import { type Page, type Paging, readPage } from '../db/page';
import type { Db } from '../db/pool';
import { changeRecord } from '../db/records.repository';
import { writeLater } from '../db/together';
import { PERMANENTE, type Reach } from '../frame/access/reach';
import { cancelImprime } from '../ledger/imprimes/repository';

/** SQL: a user sees a transfer when they reach its source or its target. */
export const isSeen = (caisses: Reach) =>
  caisses === null
    ? sql<boolean>`true`
    : sql<boolean>`(sourceid = ANY(${caisses}::integer[]) OR cibleid = ANY(${caisses}::integer[]))`;

/** SQL: the name of the user of this row. */
export const nameOf = (alias: string) => sql`trim(${sql.ref(`${alias}.prenom`)} || ' ' || ${sql.ref(`${alias}.nom`)})`;

const COLUMNS = sql`
  t.transfertid, t.sourceid, s.libelle AS source, t.cibleid, c.libelle AS cible, t.montant, t.frais, t.date, t.motif,
  t.referencesource, t.referencecible, t.etat, t.envoyepar, ${nameOf('e')} AS expediteur, t.createdon,
  coalesce(${nameOf('r')}, '') AS repondeur,
  t.datereponse, t.motifreponse, i.imprimeid, coalesce(i.numero, '') AS numero, t.version`;

const JOINED = sql`
  JOIN caisse AS s ON s.caisseid = t.sourceid
  JOIN caisse AS c ON c.caisseid = t.cibleid
  JOIN utilisateur AS e ON e.utilisateurid = t.envoyepar
  LEFT JOIN utilisateur AS r ON r.utilisateurid = t.repondupar
  LEFT JOIN imprime AS i ON i.objet = 'transfert' AND i.objetid = t.transfertid`;

/** The filters of a list of transfers: from or to one register, by default to all within reach; of one state. */
export interface TransfertFilters {
  caisseid?: RecordId | undefined;
  etat?: EtatTransfert | undefined;
  caisses: Reach;
}

/** Reads a page of transfers, newest first. */
export function pageOfTransferts(
  db: Db,
  { caisseid, etat, caisses }: TransfertFilters,
  paging: Paging,
): Promise<Page<Transfert>> {
  const found = sql`FROM transfert WHERE ${isSeen(caisseid === undefined ? caisses : [caisseid])}
    ${etat === undefined ? sql`` : sql`AND etat = ${sql.lit(etat)}`}`;
  return readPage(
    db,
    {
      total: sql`(SELECT count(*) ${found})`,
      keys: sql`SELECT transfertid ${found}`,
      ...orderedBy('DESC', 'transfertid'),
      rows: sql`SELECT ${COLUMNS} FROM page JOIN transfert AS t USING (transfertid) ${JOINED}`,
    },
    paging,
  );
}

/** Returns the transfer, when it is from or to one of these registers. */
export async function findTransfert(db: Db, transfertid: RecordId, caisses: Reach): Promise<Transfert | undefined> {
  const { rows } = await sql<Transfert>`
    SELECT ${COLUMNS} FROM transfert AS t ${JOINED} WHERE t.transfertid = ${transfertid} AND ${isSeen(caisses)}
  `.execute(db);
  return rows[0];
}

/** Locks the transfer, when it is from or to one of these registers: nobody else answers it meanwhile. */
export async function lockTransfert(trx: Db, transfertid: RecordId, caisses: Reach): Promise<void> {
  await sql`SELECT FROM transfert WHERE transfertid = ${transfertid} AND ${isSeen(caisses)} FOR UPDATE`.execute(trx);
}

/** SQL: the number of active users who are given register `c` by name. `today` is a plain date. */
const attachesOf = (today: string) => sql<Count>`(
  SELECT count(*) FROM utilisateur AS u
  WHERE u.caisses @> ARRAY[c.caisseid] AND NOT u.verrouille AND u.supprimele IS NULL
    AND (u.dateexpiration IS NULL OR u.dateexpiration >= ${today}::date))`;

/** A register to which money can be sent, and the number of active users who are given it by name. */
type Ouverte = Omit<Cible, 'attente'> & { attaches: Count };

/** Returns the live registers by label, without advances; `today` is a plain date. */
export async function listCibles(db: Db, today: string): Promise<Ouverte[]> {
  const { rows } = await sql<Ouverte>`
    SELECT c.caisseid, c.libelle, c.code, c.nature, ${attachesOf(today)} AS attaches
    FROM caisse AS c WHERE c.supprimele IS NULL AND ${PERMANENTE} ORDER BY c.cle, c.caisseid
  `.execute(db);
  return rows;
}

/** Returns a live register for a transfer; undefined when there is no such register. */
export async function findCible(
  db: Db,
  caisseid: RecordId,
  today: string,
): Promise<{ nature: Nature; attaches: Count } | undefined> {
  const { rows } = await sql<{ nature: Nature; attaches: Count }>`
    SELECT c.nature, ${attachesOf(today)} AS attaches FROM caisse AS c
    WHERE c.caisseid = ${caisseid} AND c.supprimele IS NULL
  `.execute(db);
  return rows[0];
}

interface NewTransfert extends Omit<TransfertFields, 'date'> {
  date: string;
  etat: 'envoye' | 'recu';
  envoyepar: RecordId;
  repondupar: RecordId | null;
  datereponse: string | null;
  createdon: string;
  envoi: Envoi | null;
}

/** Writes only the row, and returns its id: `posting.ts` moves the money. */
export async function insertTransfert(trx: Db, { envoi, ...fields }: NewTransfert): Promise<number> {
  const { transfertid } = await trx
    .insertInto('transfert')
    .values({ ...fields, ...envoiFields(envoi) })
    .returning('transfertid')
    .executeTakeFirstOrThrow();
  return transfertid;
}

/** The stored fields of an answer. */
interface Reponse {
  etat: EtatTransfert;
  repondupar: RecordId;
  datereponse: string;
  motifreponse: string;
  referencecible: string;
}

/** Writes an answer. A refusal or a withdrawal cancels the document (ADR 0047). */
export async function updateTransfert(trx: Db, transfertid: RecordId, reponse: Reponse): Promise<void> {
  await changeRecord(trx, 'transfert', transfertid, reponse);
  if (reponse.etat !== 'recu') await writeLater(trx, cancelImprime('transfert', transfertid));
}
