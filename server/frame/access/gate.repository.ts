import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool';

/**
 * Each user and each profile has a gate: an advisory lock. Writes pass the gates of their author together; a write that
 * takes rights away from that author passes alone. PostgreSQL grants a new `FOR SHARE` before an UPDATE that already
 * waits, so a user who writes without a pause could never be locked out; an advisory lock makes everybody queue.
 */
const GATES = { utilisateur: 4281, profil: 4282 } as const;

/** How a gate is passed, until the end of the transaction. */
export type Passing = 'together' | 'alone';

/**
 * Returns the SQL call that waits at the gate of a user or a profile. For an id that is NULL it gives NULL without
 * waiting.
 */
export function waitAtGate(
  passing: Passing,
  noun: keyof typeof GATES,
  id: RecordId | RawBuilder<unknown>,
): RawBuilder<unknown> {
  return passing === 'alone'
    ? sql`pg_advisory_xact_lock(${GATES[noun]}::integer, ${id}::integer)`
    : sql`pg_advisory_xact_lock_shared(${GATES[noun]}::integer, ${id}::integer)`;
}

/**
 * Keeps out the writes of a user, or of all users of a profile, until the end of the transaction; first waits for
 * running ones.
 */
export async function holdOff(trx: Db, noun: keyof typeof GATES, id: RecordId): Promise<void> {
  await sql`SELECT ${waitAtGate('alone', noun, id)}`.execute(trx);
}
