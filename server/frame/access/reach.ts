import { isReached } from '@comptoir/domain/habilitation';
import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import type { Session } from './session';

/** The registers that a session sees and uses; null means all (PRODUCT Q). */
export type Reach = Session['caisses'];

/** Returns a row when the session reaches its register; otherwise undefined, as if there were no such row. */
export function reachedRow<Row extends { caisseid: RecordId }>(
  session: Pick<Session, 'caisses'>,
  row: Row | undefined,
): Row | undefined {
  return row && isReached(session.caisses, row.caisseid) ? row : undefined;
}

/**
 * SQL: a register is not an advance. Advances are in no list of registers and in no choice of other users (ADR 0039).
 */
export const PERMANENTE = sql`nature <> 'avance'`;

/** Returns the SQL `AND caisseid = ANY(…)` for a query on rows of registers; nothing when all registers are reached. */
export function withinReach(caisses: Reach): RawBuilder<unknown> {
  return caisses === null ? sql`` : sql`AND caisseid = ANY(${caisses}::integer[])`;
}
