import { Refusal } from '@comptoir/contract/envelope';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/pool';
import { checkLatest, type Violation } from './check';
import { stopsWrites } from './invariants';
import { instantOf, readVerdict, saveVerdict } from './verdict.repository';

/**
 * What the last check of the ledger found. A ledger of wrong francs is read, never written (RELIABILITY § 5.10); what
 * is only told stops nothing (docs/adr/0018).
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
 * Returns what a start knows: damage that an earlier check found and no later one cleared, or else what it finds in the
 * time that it has. Only a whole check says that a ledger is sound again (docs/adr/0018).
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
 * Begins to judge, and resolves once the database has been asked: it then looks at the ledger whatever keeps this
 * process busy.
 */
export function beginJudging(db: Db): Promise<{ judging: Promise<LedgerState> }> {
  return new Promise((resolve) => {
    // In the next turn, so that the statements have left this process.
    const judging = judgeLedger(db, () => setImmediate(resolve, { judging }));
    judging.catch(() => undefined).finally(() => resolve({ judging }));
  });
}

/**
 * Updates the state to what the last check found, on this server or another: damage, or a sound ledger after a repair.
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
