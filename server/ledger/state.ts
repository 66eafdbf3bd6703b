import { Refusal } from '@comptoir/contract/envelope';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/pool';
import { checkLatest, type Violation } from './check';
import { stopsWrites } from './invariants';
import { instantOf, readVerdict, saveVerdict } from './verdict.repository';

/**
 * The result of the last check of the ledger. A ledger with wrong francs is read, never written (RELIABILITY § 5.10); a
 * violation that is only reported stops nothing (docs/adr/0018).
 */
export interface LedgerState {
  violations: readonly Violation[];
  told: readonly Violation[];
}

const stateOf = (found: readonly Violation[]): LedgerState => ({
  violations: found.filter(stopsWrites),
  told: found.filter((violation) => !stopsWrites(violation)),
});

/**
 * Returns the state at a start: damage that an earlier check found and no later one cleared, or else the damage that it
 * finds in its short time. Only a check of the whole ledger says that it is sound again (docs/adr/0018).
 */
export async function judgeLedger(db: Db, onAsked?: () => void): Promise<LedgerState> {
  const known = stateOf(await readVerdict(db));
  if (known.violations.length > 0) return known;
  const instant = await instantOf(db);
  const { told } = known;
  const violations = await checkLatest(db, onAsked);
  if (violations.length > 0) await saveVerdict(db, instant, [...violations, ...told]);
  return { violations, told };
}

/**
 * Begins to judge, and resolves when the database has been asked: it then reads the ledger while this process is busy.
 */
export function beginJudging(db: Db): Promise<{ judging: Promise<LedgerState> }> {
  return new Promise((resolve) => {
    // In the next turn, so that the statements have left this process.
    const judging = judgeLedger(db, () => setImmediate(resolve, { judging }));
    judging.catch(() => undefined).finally(() => resolve({ judging }));
  });
}

/**
 * Updates the state to the last check's result, on this server or another: damage, or a sound ledger after a repair.
 */
export async function followVerdict(db: Db, ledger: LedgerState, log: FastifyBaseLogger): Promise<void> {
  const { violations, told } = stateOf(await readVerdict(db));
  const [was, is] = [ledger.violations.length > 0, violations.length > 0];
  if (is && !was) for (const violation of violations) log.fatal({ violation }, 'ledger');
  if (was && !is) log.warn('the ledger is sound again');
  const news = told.filter(({ id }) => !ledger.told.some((known) => known.id === id));
  for (const violation of news) log.warn({ violation }, 'ledger: told, stops no write');
  Object.assign(ledger, { violations, told });
}

/** Throws `ledger.endommage` while the ledger is damaged. */
export function assertSound({ violations }: LedgerState): void {
  if (violations.length > 0) throw new Refusal('ledger.endommage');
}
