import { caisses } from '@comptoir/mocks/caisses.fixtures';
import type { Store } from '@comptoir/mocks/store';

/** The register that holds nothing yet, to which a story gives a limit. */
const PETITE_CAISSE = 7;

/** What differs where that register should hold at most `plafond` francs, and warns or refuses (ADR 0043). */
export const petiteCaisseAvec = (plafond: number, plafondrefuse: 0 | 1): Partial<Store> => ({
  caisses: caisses().map((row) => (row.caisseid === PETITE_CAISSE ? { ...row, plafond, plafondrefuse } : row)),
});
