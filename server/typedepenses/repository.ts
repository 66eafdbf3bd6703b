import type { Typedepense } from '@comptoir/contract/typedepenses';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { isBlank, type Page, type Paging, patternContaining, readPage, searchPage } from '../db/page';
import type { Db } from '../db/pool';

const COLUMNS = ['typedepenseid', 'libelle', 'version'] as const;

export function listTypedepenses(db: Db): Promise<Typedepense[]> {
  return db
    .selectFrom('typedepense')
    .select(COLUMNS)
    .where('supprimele', 'is', null)
    .orderBy('cle')
    .orderBy('typedepenseid')
    .execute();
}

/** Reads a page of types by label. There are few types, so each page counts them. */
export function pageOfTypedepenses(db: Db, term: string, paging: Paging): Promise<Page<Typedepense>> {
  const live = sql`FROM typedepense WHERE supprimele IS NULL`;
  const list = {
    keys: sql`SELECT typedepenseid, cle ${live}`,
    order: sql`ORDER BY cle, typedepenseid`,
    rows: sql`SELECT t.typedepenseid, t.libelle, t.version FROM page JOIN typedepense AS t USING (typedepenseid)`,
    shown: sql`ORDER BY (SELECT cle FROM typedepense AS t WHERE t.typedepenseid = r.typedepenseid), r.typedepenseid`,
  };
  if (!isBlank(term))
    return searchPage(db, { ...list, keys: sql`${list.keys} AND cle LIKE ${patternContaining(term)}` }, paging);
  const reverse = sql`ORDER BY cle DESC, typedepenseid DESC`;
  return readPage(db, { ...list, total: sql`(SELECT count(*) ${live})`, reverse }, paging);
}

export async function insertTypedepense(trx: Db, libelle: string): Promise<Typedepense> {
  return trx
    .insertInto('typedepense')
    .values({ libelle, cle: searchKey(libelle) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The live type, locked against change. */
export function lockTypedepense(trx: Db, typedepenseid: RecordId): Promise<Typedepense | undefined> {
  return trx
    .selectFrom('typedepense')
    .select(COLUMNS)
    .where('typedepenseid', '=', typedepenseid)
    .where('supprimele', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateTypedepense(trx: Db, typedepenseid: RecordId, libelle: string): Promise<Typedepense> {
  return trx
    .updateTable('typedepense')
    .set((row) => ({ libelle, cle: searchKey(libelle), version: row('version', '+', 1) }))
    .where('typedepenseid', '=', typedepenseid)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/**
 * Returns the number of live expenses of a type. It is exact under `lockTypedepense`: a new expense holds its type, and
 * so waits.
 */
export async function countDepensesOf(trx: Db, typedepenseid: RecordId): Promise<number> {
  const { nombre } = await trx
    .selectFrom('depense')
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where('typedepenseid', '=', typedepenseid)
    .where('supprimele', 'is', null)
    .executeTakeFirstOrThrow();
  return nombre;
}

export async function deleteTypedepense(trx: Db, typedepenseid: RecordId, now: string): Promise<void> {
  await trx
    .updateTable('typedepense')
    .set((row) => ({ supprimele: now, version: row('version', '+', 1) }))
    .where('typedepenseid', '=', typedepenseid)
    .execute();
}
