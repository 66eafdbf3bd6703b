import { sql } from 'kysely';
import { migrationsOf } from '../db/installation.repository';
import type { Db } from '../db/pool';
import { readLong } from '../db/reading';
import { invariants } from './invariants';

/** An invariant that does not hold, with some of the rows that break it. */
export interface Violation {
  id: string;
  rule: string;
  rows: readonly unknown[];
}

const SHOWN_ROWS = 10;

/** Everything; or what a start has the time for (`atStart` of an invariant). */
export type Depth = 'whole' | 'start';

/** Runs every invariant on one snapshot (RELIABILITY § 2.2); an empty list means that all hold. */
export function checkLedger(db: Db, depth: Depth = 'whole'): Promise<Violation[]> {
  return readLong(db, (trx) => violationsOf(trx, depth));
}

/** The same within a transaction that is already open, which sees one state. */
export async function violationsOf(trx: Db, depth: Depth = 'whole'): Promise<Violation[]> {
  await sql`SET LOCAL statement_timeout = 0`.execute(trx);
  const violations: Violation[] = [];
  // A newer program backs a database up as it is.
  const schema = (await migrationsOf(trx)).at(-1) ?? '';
  for (const { id, rule, violations: whole, atStart = whole, since = '' } of invariants) {
    const query = depth === 'start' ? atStart : whole;
    if (query === null || schema < since) continue;
    // As JSON: a sum beyond what the driver accepts is a finding, not an error.
    const { rows } = await sql<{ row: unknown }>`
      SELECT to_jsonb(v) AS row FROM (${sql.raw(query)}) AS v LIMIT ${SHOWN_ROWS}
    `.execute(trx);
    if (rows.length > 0) violations.push({ id, rule, rows: rows.map(({ row }) => row) });
  }
  return violations;
}
