import { Refusal } from '#contract/envelope';
import type { Violation } from './check';

/** What the last check of the ledger found: a damaged one is read, never written (RELIABILITY § 5.10). */
export interface LedgerState {
  violations: readonly Violation[];
}

/** Throws while the ledger is damaged. */
export function assertSound({ violations }: LedgerState): void {
  if (violations.length > 0) throw new Refusal('ledger.endommage');
}
