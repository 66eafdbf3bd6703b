import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import type { Session } from './session';

/** The registers that a session sees and uses; null for all of them (PRODUCT Q). */
export type Reach = Session['caisses'];

/** Whether a session sees and uses a register: to who does not, it does not exist (PRODUCT Q). */
export function isReached({ caisses }: Pick<Session, 'caisses'>, caisseid: RecordId): boolean {
  return caisses === null || caisses.includes(caisseid);
}

/** A row of a register that the session reaches; undefined for another, as if there were none. */
export function reachedRow<Row extends { caisseid: RecordId }>(
  session: Pick<Session, 'caisses'>,
  row: Row | undefined,
): Row | undefined {
  return row && isReached(session, row.caisseid) ? row : undefined;
}

/** `AND caisseid = ANY(…)` of a query on rows of registers; nothing when all of them are reached. */
export function withinReach(caisses: Reach): RawBuilder<unknown> {
  return caisses === null ? sql`` : sql`AND caisseid = ANY(${caisses}::integer[])`;
}
