import { pasDe } from '@comptoir/domain/flux';
import type { Periode } from '@comptoir/domain/periode';

/** Returns the query of a period's figures; all callers use it, so that they share one read. */
export const figuresOf = (jours: Periode) => ({ query: { ...jours, pas: pasDe(jours) } });
