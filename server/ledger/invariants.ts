import { administration } from './invariants.acces';
import { argent } from './invariants.argent';
import { caisses } from './invariants.caisses';
import { journal } from './invariants.journal';
import { projets } from './invariants.projets';

/** A truth about every committed state (RELIABILITY § 2.2). */
export interface Invariant {
  id: string;
  /** What holds. */
  rule: string;
  /** SQL that returns a row for each violation, none when it holds. */
  violations: string;
}

/** I01–I09, I11–I14, I19–I29, and the exactness of the kept totals (T01–T03). */
export const invariants: readonly Invariant[] = [...caisses, ...argent, ...projets, ...administration, ...journal];
