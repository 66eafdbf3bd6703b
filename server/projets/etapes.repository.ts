import { fieldsOf } from '@comptoir/contract/fields';
import { type EtapeChoix, EtapeFields, type Etapeprojet } from '@comptoir/contract/projets';
import type { Avancement } from '@comptoir/domain/projet';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { columnsOf } from '../db/columns';
import { type Page, type Paging, readPage } from '../db/page';
import type { Db } from '../db/pool';

const COLUMNS = sql`
  e.etapeprojetid, e.projetid, ${columnsOf('e', EtapeFields)}, e.etat, b.engage, b.regle, e.version`;

const JOINED = sql`
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.montant), 0) AS engage, coalesce(sum(d.regle), 0) AS regle
    FROM depense AS d WHERE d.etapeprojetid = e.etapeprojetid AND d.supprimele IS NULL
  ) AS b`;

/** In the order of their creation. Their total is kept on the project's row, which every change of them locks. */
export function pageOfEtapes(db: Db, projetid: RecordId, paging: Paging): Promise<Page<Etapeprojet>> {
  return readPage(
    db,
    {
      total: sql`(SELECT nombreetape FROM projet WHERE projetid = ${projetid})`,
      keys: sql`SELECT etapeprojetid FROM etapeprojet WHERE projetid = ${projetid} AND supprimele IS NULL`,
      order: sql`ORDER BY etapeprojetid`,
      reverse: sql`ORDER BY etapeprojetid DESC`,
      rows: sql`SELECT ${COLUMNS} FROM page JOIN etapeprojet AS e USING (etapeprojetid) ${JOINED}`,
      shown: sql`ORDER BY r.etapeprojetid`,
    },
    paging,
  );
}

/** Every live step of a project, in the order of their creation. */
export function listEtapes(db: Db, projetid: RecordId): Promise<EtapeChoix[]> {
  return db
    .selectFrom('etapeprojet')
    .select(['etapeprojetid', 'libelle', 'etat'])
    .where('projetid', '=', projetid)
    .where('supprimele', 'is', null)
    .orderBy('etapeprojetid')
    .execute();
}

/** The live step; whether its project lives is known from the project's lock. */
export async function findEtape(trx: Db, etapeprojetid: RecordId): Promise<Etapeprojet | undefined> {
  const { rows } = await sql<Etapeprojet>`
    SELECT ${COLUMNS} FROM etapeprojet AS e ${JOINED}
    WHERE e.etapeprojetid = ${etapeprojetid} AND e.supprimele IS NULL
  `.execute(trx);
  return rows[0];
}

/** The project of a step, which is locked first; it never changes. */
export async function projetOfEtape(db: Db, etapeprojetid: RecordId): Promise<number | undefined> {
  const found = await db
    .selectFrom('etapeprojet')
    .select('projetid')
    .where('etapeprojetid', '=', etapeprojetid)
    .executeTakeFirst();
  return found?.projetid;
}

const live = (trx: Db, etapeprojetid: RecordId, projetid: RecordId) =>
  trx
    .selectFrom('etapeprojet')
    .select('etapeprojetid')
    .where('etapeprojetid', '=', etapeprojetid)
    .where('projetid', '=', projetid)
    .where('supprimele', 'is', null);

/** Whether the project has this live step; it cannot be deleted before this transaction ends. */
export async function holdEtape(trx: Db, etapeprojetid: RecordId, projetid: RecordId): Promise<boolean> {
  return (await live(trx, etapeprojetid, projetid).forKeyShare().executeTakeFirst()) !== undefined;
}

/** The live step, locked for its deletion: whoever holds it for a new expense or a medium is waited for. */
export async function lockEtapeToDelete(trx: Db, etapeprojetid: RecordId, projetid: RecordId): Promise<boolean> {
  return (await live(trx, etapeprojetid, projetid).forUpdate().executeTakeFirst()) !== undefined;
}

const written = (fields: EtapeFields) => fieldsOf(EtapeFields, fields);

/** Writes the rows alone, at least one: the project follows by `countEtapes`. Ids, ascending as the fields are given. */
export async function insertEtapes(
  trx: Db,
  projetid: RecordId,
  etapes: readonly EtapeFields[],
  now: string,
): Promise<number[]> {
  const rows = await trx
    .insertInto('etapeprojet')
    .values(etapes.map((fields) => ({ ...written(fields), projetid, createdon: now })))
    .returning('etapeprojetid')
    .execute();
  return rows.map(({ etapeprojetid }) => etapeprojetid);
}

export async function updateEtape(trx: Db, etapeprojetid: RecordId, fields: EtapeFields): Promise<void> {
  await trx
    .updateTable('etapeprojet')
    .set((row) => ({ ...written(fields), version: row('version', '+', 1) }))
    .where('etapeprojetid', '=', etapeprojetid)
    .execute();
}

/** Writes the step alone: the project follows by `countEtapes`. */
export async function setEtat(trx: Db, etapeprojetid: RecordId, etat: 0 | 1): Promise<void> {
  await trx
    .updateTable('etapeprojet')
    .set((row) => ({ etat, version: row('version', '+', 1) }))
    .where('etapeprojetid', '=', etapeprojetid)
    .execute();
}

/** Writes the step alone: the project follows by `countEtapes`. Its media stay as they are. */
export async function deleteEtape(trx: Db, etapeprojetid: RecordId, now: string): Promise<void> {
  await trx
    .updateTable('etapeprojet')
    .set((row) => ({ supprimele: now, version: row('version', '+', 1) }))
    .where('etapeprojetid', '=', etapeprojetid)
    .execute();
}

/**
 * The only writer of a project's counts of steps, from which its status follows (RELIABILITY I20): signed differences,
 * under `lockProjet`. The project's version stays: nobody typed anything into it.
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

/** Expenses of a step; exact under `lockEtapeToDelete`. */
export async function countDepensesOfEtape(trx: Db, etapeprojetid: RecordId): Promise<number> {
  const { nombre } = await trx
    .selectFrom('depense')
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where('etapeprojetid', '=', etapeprojetid)
    .where('supprimele', 'is', null)
    .executeTakeFirstOrThrow();
  return nombre;
}
