import { fieldsOf } from '@comptoir/contract/fields';
import { type EtapeChoix, EtapeFields, type Etapeprojet } from '@comptoir/contract/projets';
import type { Avancement } from '@comptoir/domain/projet';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { columnsOf } from '../db/columns';
import { orderedBy } from '../db/order';
import { type Page, type Paging, readPageBeneath } from '../db/page';
import type { Db } from '../db/pool';
import { changeRecord, liveRow } from '../db/records.repository';

const COLUMNS = sql`
  e.etapeprojetid, e.projetid, ${columnsOf('etapeprojet', 'e')}, e.etat, b.engage, b.regle, e.version`;

const JOINED = sql`
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.montant), 0) AS engage, coalesce(sum(d.regle), 0) AS regle
    FROM depense AS d WHERE d.etapeprojetid = e.etapeprojetid AND d.supprimele IS NULL
  ) AS b`;

/**
 * Reads a page of the steps of a live project, in the order of their creation; undefined when there is none. The
 * project's row keeps their number, and every change of a step locks that row.
 */
export function pageOfEtapes(db: Db, projetid: RecordId, paging: Paging): Promise<Page<Etapeprojet> | undefined> {
  return readPageBeneath(
    db,
    {
      total: sql`(SELECT nombreetape FROM projet WHERE projetid = ${projetid} AND supprimele IS NULL)`,
      keys: sql`SELECT etapeprojetid FROM etapeprojet WHERE projetid = ${projetid} AND supprimele IS NULL`,
      ...orderedBy('ASC', 'etapeprojetid'),
      rows: sql`SELECT ${COLUMNS} FROM page JOIN etapeprojet AS e USING (etapeprojetid) ${JOINED}`,
    },
    paging,
  );
}

/** Returns every live step of a project, in the order of their creation. */
export function listEtapes(db: Db, projetid: RecordId): Promise<EtapeChoix[]> {
  return db
    .selectFrom('etapeprojet')
    .select(['etapeprojetid', 'libelle', 'etat'])
    .where('projetid', '=', projetid)
    .where('supprimele', 'is', null)
    .orderBy('etapeprojetid')
    .execute();
}

/** Returns the live step. The lock of the project shows whether the project lives. */
export async function findEtape(trx: Db, etapeprojetid: RecordId): Promise<Etapeprojet | undefined> {
  const { rows } = await sql<Etapeprojet>`
    SELECT ${COLUMNS} FROM etapeprojet AS e ${JOINED}
    WHERE e.etapeprojetid = ${etapeprojetid} AND e.supprimele IS NULL
  `.execute(trx);
  return rows[0];
}

/** Returns the project of a step, which never changes, to lock the project before the step. */
export async function projetOfEtape(db: Db, etapeprojetid: RecordId): Promise<number | undefined> {
  const found = await db
    .selectFrom('etapeprojet')
    .select('projetid')
    .where('etapeprojetid', '=', etapeprojetid)
    .executeTakeFirst();
  return found?.projetid;
}

/** Whether the project has this live step. The step cannot be deleted before this transaction ends. */
export const holdEtape = async (trx: Db, etapeprojetid: RecordId, projetid: RecordId): Promise<boolean> =>
  (await liveRow(trx, 'etapeprojet', etapeprojetid, 'KEY SHARE'))?.projetid === projetid;

const rowOf = (fields: EtapeFields) => fieldsOf(EtapeFields, fields);

/**
 * Writes only the steps, at least one; the caller then updates the project by `countEtapes`. Returns their ids,
 * ascending in the order of the fields.
 */
export async function insertEtapes(
  trx: Db,
  projetid: RecordId,
  etapes: readonly EtapeFields[],
  now: string,
): Promise<number[]> {
  const rows = await trx
    .insertInto('etapeprojet')
    .values(etapes.map((fields) => ({ ...rowOf(fields), projetid, createdon: now })))
    .returning('etapeprojetid')
    .execute();
  return rows.map(({ etapeprojetid }) => etapeprojetid);
}

export function updateEtape(trx: Db, etapeprojetid: RecordId, fields: EtapeFields): Promise<void> {
  return changeRecord(trx, 'etapeprojet', etapeprojetid, rowOf(fields));
}

/**
 * The only writer of a project's numbers of steps, which decide its status (RELIABILITY I20). It adds signed
 * differences, under `lockProjet`. The project's version stays, because no typed field changes.
 */
export async function countEtapes(
  trx: Db,
  projetid: RecordId,
  { nombreetape, nombreetapecloture }: Avancement,
): Promise<void> {
  await trx
    .updateTable('projet')
    .set((row) => ({
      nombreetape: row('nombreetape', '+', nombreetape),
      nombreetapecloture: row('nombreetapecloture', '+', nombreetapecloture),
    }))
    .where('projetid', '=', projetid)
    .execute();
}
