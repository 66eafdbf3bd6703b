import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/pool';

/**
 * A gate for each user, an advisory lock: their writes pass it together, who takes something from them passes it alone.
 * PostgreSQL lets new `FOR SHARE` pass by an UPDATE that waits, so that somebody who writes without a pause would never
 * be locked out; before an advisory lock everybody queues.
 */
const GATE = 4281;

/** How a user's gate is passed, until the end of the transaction. */
export type Passing = 'together' | 'alone';

/** The call that waits at a user's gate. */
export function passed(passing: Passing, utilisateurid: number): RawBuilder<unknown> {
  return passing === 'alone'
    ? sql`pg_advisory_xact_lock(${GATE}::integer, ${utilisateurid}::integer)`
    : sql`pg_advisory_xact_lock_shared(${GATE}::integer, ${utilisateurid}::integer)`;
}

/** Keeps a user's writes out until the end of the transaction, and waits for those that run. */
export async function holdOff(trx: Db, utilisateurid: number): Promise<void> {
  await sql`SELECT ${passed('alone', utilisateurid)}`.execute(trx);
}
