import { type RawBuilder, sql } from 'kysely';
import type { Db } from './pool';

/**
 * Connection name of a reader that takes long and writes nothing; some add more to it. The seals of the audit log do
 * not wait for such a connection.
 */
export const READER = 'comptoir lecture';

/** First statement of a read-only transaction that may take any time. */
export const READS_LONG: RawBuilder<unknown> = sql`
  SELECT set_config('statement_timeout', '0', true), set_config('application_name', ${sql.lit(READER)}, true)`;

/** Reads one instant of the database with several statements. */
export function ofOneInstant<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

/** Reads one instant of the database, however long it takes. */
export function readLong<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return ofOneInstant(db, async (trx) => {
    await READS_LONG.execute(trx);
    return work(trx);
  });
}
