import { COMPARAISONS } from '@comptoir/domain/comparaison';
import { pasDe } from '@comptoir/domain/flux';
import type { NomPeriode, Periode } from '@comptoir/domain/periode';

/** Returns the query of a period's figures; all callers use it, so that they share one read. */
export const figuresOf = (periode: NomPeriode, jours: Periode) => ({
  query: { ...jours, pas: pasDe(jours), comparer: COMPARAISONS.find((name) => name === periode) ?? 'jours' },
});
