import { sql } from 'kysely';
import { migrationsOf } from '../db/installation.repository';
import type { Db } from '../db/pool';
import { ofOneInstant, readLong } from '../db/reading';
import type { Invariant } from './invariant';
import { invariants } from './invariants';
import { LATEST } from './latest';
import { endProgress, tellProgress } from './progress.repository';

/** An invariant that does not hold, with some of the rows that break it. */
export interface Violation {
  id: string;
  rule: string;
  rows: readonly unknown[];
}

const SHOWN_ROWS = 10;

/** The rows that a check reads: all of them, or those for which a start has time (`atStart` of an invariant). */
export type Depth = 'whole' | 'start';

/** An invariant as a check runs it. */
interface Asked extends Pick<Invariant, 'id' | 'rule'> {
  /** SQL of the violations among the rows of that depth. */
  query: string;
}

/**
 * Runs every invariant (RELIABILITY § 2.2); an empty list means that all hold. Each invariant is one statement about
 * every committed state, so they need not see the same instant: the check gives up its snapshot after each one, because
 * vacuuming waits for a snapshot, and publishes its progress (docs/adr/0018).
 */
export function checkLedger(db: Db): Promise<Violation[]> {
  return db.connection().execute(checkWhole);
}

/**
 * Runs every invariant on the latest rows, as one statement; calls `onAsked` as soon as the database has been asked.
 */
export async function checkLatest(db: Db, onAsked?: () => void): Promise<Violation[]> {
  const asked = await askedAt(db, 'start');
  return readLong(db, (trx) => {
    const answer = latestViolations(trx, asked);
    onAsked?.();
    return answer;
  });
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
    // A connection that was ended during the check has lost the name already.
    await endProgress(connection).catch(() => undefined);
  }
}

/** Runs the same check within a transaction that is already open, which sees one state. */
export async function violationsOf(trx: Db, depth: Depth = 'whole'): Promise<Violation[]> {
  const asked = await askedAt(trx, depth);
  if (depth === 'start') return latestViolations(trx, asked);
  const violations: Violation[] = [];
  for (const one of asked) violations.push(...(await violationOf(trx, one)));
  return violations;
}

async function askedAt(db: Db, depth: Depth): Promise<Asked[]> {
  // A newer program backs up a database of an older schema, which lacks the columns of later invariants.
  const schema = (await migrationsOf(db)).at(-1) ?? '';
  return invariants.flatMap(({ id, rule, violations: whole, atStart = whole, since = '' }) => {
    const query = depth === 'start' ? atStart : whole;
    return query === null || schema < since ? [] : [{ id, rule, query }];
  });
}

/** Returns one violation when the invariant has rows that break it, otherwise none. */
async function violationOf(trx: Db, one: Asked): Promise<Violation[]> {
  await sql`SET LOCAL statement_timeout = 0`.execute(trx);
  return askTogether(trx, [one]);
}

/** Runs invariants on the latest rows in one statement, which reads those rows once for all of them. */
const latestViolations = (trx: Db, asked: readonly Asked[]) => askTogether(trx, asked, LATEST);

/** Returns a violation for each invariant with rows that break it; `shared` are rows that they name. */
async function askTogether(trx: Db, asked: readonly Asked[], shared: readonly string[] = []): Promise<Violation[]> {
  // The rows come as JSON, so that a sum beyond the driver's range is a finding, not an error. MATERIALIZED plans a
  // query without the limit: with the limit, the plan expects the first rows soon, and took hours at 5 000 000
  // movements.
  const queries = asked.map(({ query }, place) => `v${place} AS MATERIALIZED (${query})`);
  const found = asked.map(
    (_, place) => `(SELECT ${place} AS place, to_jsonb(v) AS row FROM v${place} AS v LIMIT ${SHOWN_ROWS})`,
  );
  const { rows } = await sql<{ place: number; row: unknown }>`${sql.raw(
    `WITH ${[...shared, ...queries].join(', ')} ${found.join(' UNION ALL ')}`,
  )}`.execute(trx);
  return asked.flatMap(({ id, rule }, place) => {
    const own = rows.filter((one) => one.place === place).map(({ row }) => row);
    return own.length > 0 ? [{ id, rule, rows: own }] : [];
  });
}
