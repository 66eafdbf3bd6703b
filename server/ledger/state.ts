import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '#contract/envelope';
import type { Db } from '../db/pool';
import { checkLedger, type Violation } from './check';
import { instantOf, readVerdict, saveVerdict } from './verdict.repository';

/** What the last check of the ledger found: a damaged one is read, never written (RELIABILITY § 5.10). */
export interface LedgerState {
  violations: readonly Violation[];
}

/** Checks the ledger as far as a start has the time for, and tells the other servers on its database. */
export async function judgeLedger(db: Db): Promise<LedgerState> {
  const instant = await instantOf(db);
  const violations = await checkLedger(db, 'start');
  await saveVerdict(db, instant, violations);
  return { violations };
}

/** Takes over what another server's check has found since: damage that it met, or that a repair is sound. */
export async function followVerdict(db: Db, ledger: LedgerState, log: FastifyBaseLogger): Promise<void> {
  const violations = await readVerdict(db);
  const [was, is] = [ledger.violations.length > 0, violations.length > 0];
  if (is && !was) for (const violation of violations) log.fatal({ violation }, 'ledger, found by another server');
  if (was && !is) log.warn('the ledger is sound again, found by another server');
  ledger.violations = violations;
}

/** Throws while the ledger is damaged. */
export function assertSound({ violations }: LedgerState): void {
  if (violations.length > 0) throw new Refusal('ledger.endommage');
}
