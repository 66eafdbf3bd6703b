import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool';

/**
 * A gate for each user and each profile, an advisory lock: writes pass those of their author together, who takes
 * something from them passes it alone. PostgreSQL lets new `FOR SHARE` pass by an UPDATE that waits, so that somebody
 * who writes without a pause would never be locked out; before an advisory lock everybody queues.
 */
const GATES = { utilisateur: 4281, profil: 4282 } as const;

/** How a gate is passed, until the end of the transaction. */
export type Passing = 'together' | 'alone';

/** The call that waits at the gate of a user or a profile, by its id; of no id it waits for nothing and gives NULL. */
export function passed(
  passing: Passing,
  noun: keyof typeof GATES,
  id: RecordId | RawBuilder<unknown>,
): RawBuilder<unknown> {
  return passing === 'alone'
    ? sql`pg_advisory_xact_lock(${GATES[noun]}::integer, ${id}::integer)`
    : sql`pg_advisory_xact_lock_shared(${GATES[noun]}::integer, ${id}::integer)`;
}

/** Keeps the writes of a user, or of those of a profile, out until the end of the transaction; waits for those that run. */
export async function holdOff(trx: Db, noun: keyof typeof GATES, id: RecordId): Promise<void> {
  await sql`SELECT ${passed('alone', noun, id)}`.execute(trx);
}
