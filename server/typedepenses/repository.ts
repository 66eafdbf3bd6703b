import type { Typedepense } from '@comptoir/contract/typedepenses';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { orderedBy } from '../db/order';
import { isBlank, type Page, type Paging, patternContaining, readPage, searchPage } from '../db/page';
import type { Db } from '../db/pool';
import { changeRecord } from '../db/records.repository';

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
    ...orderedBy('ASC', 'cle', 'typedepenseid'),
    rows: sql`
      SELECT page.cle, t.typedepenseid, t.libelle, t.version FROM page JOIN typedepense AS t USING (typedepenseid)`,
  };
  if (!isBlank(term))
    return searchPage(db, { ...list, keys: sql`${list.keys} AND cle LIKE ${patternContaining(term)}` }, paging);
  return readPage(db, { ...list, total: sql`(SELECT count(*) ${live})` }, paging);
}

/** The live type. */
export function findTypedepense(db: Db, typedepenseid: RecordId): Promise<Typedepense | undefined> {
  return db
    .selectFrom('typedepense')
    .select(COLUMNS)
    .where('typedepenseid', '=', typedepenseid)
    .where('supprimele', 'is', null)
    .executeTakeFirst();
}

/** The stored columns of a label. */
const rowOf = (libelle: string) => ({ libelle, cle: searchKey(libelle) });

export async function insertTypedepense(trx: Db, libelle: string): Promise<RecordId> {
  const { typedepenseid } = await trx
    .insertInto('typedepense')
    .values(rowOf(libelle))
    .returning('typedepenseid')
    .executeTakeFirstOrThrow();
  return typedepenseid;
}

export function updateTypedepense(trx: Db, typedepenseid: RecordId, libelle: string): Promise<void> {
  return changeRecord(trx, 'typedepense', typedepenseid, rowOf(libelle));
}
