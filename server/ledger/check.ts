import { sql } from 'kysely';
import { migrationsOf } from '../db/installation.repository';
import type { Db } from '../db/pool';
import { ofOneInstant, readLong } from '../db/reading';
import { type Invariant, invariants } from './invariants';
import { endProgress, tellProgress } from './progress.repository';

/** An invariant that does not hold, with some of the rows that break it. */
export interface Violation {
  id: string;
  rule: string;
  rows: readonly unknown[];
}

const SHOWN_ROWS = 10;

/** Everything; or what a start has the time for (`atStart` of an invariant). */
export type Depth = 'whole' | 'start';

/** An invariant as a check runs it. */
interface Asked extends Pick<Invariant, 'id' | 'rule'> {
  /** Of its rows at that depth. */
  query: string;
}

/**
 * Runs every invariant (RELIABILITY § 2.2); an empty list means that all hold. Each is a truth about every committed
 * state and one statement, so that all of them need no one instant: the whole check gives up its snapshot after each,
 * which vacuuming would wait for, and tells how far it is (docs/adr/0018).
 */
export function checkLedger(db: Db, depth: Depth = 'whole'): Promise<Violation[]> {
  return depth === 'whole' ? db.connection().execute(checkWhole) : readLong(db, (trx) => violationsOf(trx, depth));
}

async function checkWhole(connection: Db): Promise<Violation[]> {
  const depuis = new Date().toISOString();
  const asked = await askedAt(connection, 'whole');
  const violations: Violation[] = [];
  try {
    for (const [fait, one] of asked.entries()) {
      await tellProgress(connection, { fait, sur: asked.length, depuis });
      violations.push(...(await ofOneInstant(connection, (trx) => violationOf(trx, one))));
    }
    return violations;
  } finally {
    // One that was ended in the middle of it has no name any more.
    await endProgress(connection).catch(() => undefined);
  }
}

/** The same within a transaction that is already open, which sees one state. */
export async function violationsOf(trx: Db, depth: Depth = 'whole'): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const one of await askedAt(trx, depth)) violations.push(...(await violationOf(trx, one)));
  return violations;
}

async function askedAt(db: Db, depth: Depth): Promise<Asked[]> {
  // A newer program backs a database up as it is.
  const schema = (await migrationsOf(db)).at(-1) ?? '';
  return invariants.flatMap(({ id, rule, violations: whole, atStart = whole, since = '' }) => {
    const query = depth === 'start' ? atStart : whole;
    return query === null || schema < since ? [] : [{ id, rule, query }];
  });
}

/** None, or one, of which an invariant has some rows. */
async function violationOf(trx: Db, { id, rule, query }: Asked): Promise<Violation[]> {
  await sql`SET LOCAL statement_timeout = 0`.execute(trx);
  // As JSON: a sum beyond what the driver accepts is a finding, not an error. Planned apart from the limit: for the first
  // rows of many that never come, a plan of loops within loops took hours at 5 000 000 movements.
  const { rows } = await sql<{ row: unknown }>`
    WITH v AS MATERIALIZED (${sql.raw(query)}) SELECT to_jsonb(v) AS row FROM v LIMIT ${SHOWN_ROWS}
  `.execute(trx);
  return rows.length > 0 ? [{ id, rule, rows: rows.map(({ row }) => row) }] : [];
}
