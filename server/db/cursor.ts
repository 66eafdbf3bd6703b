import type { Count } from '@comptoir/domain/units';
import { CompiledQuery, type QueryResult } from 'kysely';
import type { Db } from './pool';
import { namedStatement } from './prepared';

/** How many rows of a list are in memory at once. */
const ROWS = 500;
const FETCH = CompiledQuery.raw(`FETCH FORWARD ${ROWS} FROM liste`);

/** The transactions that read a list to its end; true when the cursor is open. */
const reading = new WeakMap<Db, boolean>();

/** The paging with which a list is read to its end. */
export const TO_THE_END = { page: 1, limit: Number.POSITIVE_INFINITY };

/**
 * Returns the rows of a page. In a transaction that reads a list to its end, they are the next rows of a cursor over
 * the same statement, so every list can be read in this way.
 */
export async function executeRows<Row>(
  db: Db,
  statement: CompiledQuery<Row>,
  mostNamed?: number,
): Promise<QueryResult<Row>> {
  const isOpen = reading.get(db);
  if (isOpen === undefined) return db.executeQuery(mostNamed ? namedStatement(statement, mostNamed) : statement);
  if (!isOpen) {
    const declare = `DECLARE liste NO SCROLL CURSOR FOR ${statement.sql}`;
    await db.executeQuery(CompiledQuery.raw(declare, [...statement.parameters]));
    reading.set(db, true);
  }
  return db.executeQuery(FETCH as CompiledQuery<Row>);
}

/**
 * Reads a list of one transaction to its end, some rows at a time; `read` asks for the page `TO_THE_END`. Throws when
 * the list has other than `count` rows: a file is never shorter than its list says.
 */
export async function* readToEnd<Row>(
  trx: Db,
  count: Count,
  read: () => Promise<{ data: readonly Row[] }>,
): AsyncGenerator<readonly Row[]> {
  reading.set(trx, false);
  let left: number = count;
  while (left > 0) {
    const { data } = await read();
    left -= data.length;
    if (data.length === 0 || left < 0) throw new Error(`a list of ${count} rows has ${count - left} or more`);
    yield data;
  }
}
