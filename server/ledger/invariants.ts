import { administration } from './invariants.acces';
import { argent } from './invariants.argent';
import { caisses } from './invariants.caisses';
import { cumuls } from './invariants.cumuls';
import { journal } from './invariants.journal';
import { projets } from './invariants.projets';
import { ventes } from './invariants.ventes';

/** A truth about every committed state (RELIABILITY § 2.2). */
export interface Invariant {
  id: string;
  /** What holds. */
  rule: string;
  /** SQL that returns a row for each violation, none when it holds. */
  violations: string;
  /**
   * SQL of the violations among the latest rows; null when a start skips the invariant, absent when it reads all rows.
   */
  atStart?: string | null;
  /** The migration that brought what the SQL reads; an older database is checked without this invariant. */
  since?: string;
}

/**
 * I01–I30, I11 and I13 once for each kind of debt; the exactness of the kept totals, orders of live clients, the seals of
 * the audit log (T01–T08).
 */
export const invariants: readonly Invariant[] = [
  ...caisses,
  ...argent,
  ...projets,
  ...ventes,
  ...administration,
  ...journal,
  ...cumuls,
];
