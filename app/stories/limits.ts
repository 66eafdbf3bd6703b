import type { RecordId } from '@comptoir/domain/units';
import { caisses } from '@comptoir/mocks/caisses.fixtures';
import type { Store } from '@comptoir/mocks/store';

/** The register that holds nothing yet, to which a story gives a limit. */
const PETITE_CAISSE = 7;

/**
 * Returns the overrides for a register of `rows` that holds at most `plafond` francs, and warns or refuses (ADR 0043).
 */
export const caisseAvec = (
  limitee: RecordId,
  plafond: number,
  plafondrefuse: 0 | 1,
  rows = caisses(),
): Pick<Store, 'caisses'> => ({
  caisses: rows.map((row) => (row.caisseid === limitee ? { ...row, plafond, plafondrefuse } : row)),
});

/** Returns them for a register that holds nothing yet. */
export const petiteCaisseAvec = (plafond: number, plafondrefuse: 0 | 1): Partial<Store> =>
  caisseAvec(PETITE_CAISSE, plafond, plafondrefuse);
