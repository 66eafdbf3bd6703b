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
  /** The same of the latest rows alone, or nothing, where all of them take longer than a start may. */
  atStart?: string | null;
  /** The migration that brought what it reads: a database before it is backed up without it. */
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
