import { divideHalfUp, positiveFrancs } from './money';
import type { Francs } from './units';

/**
 * The francs of a percentage reduction, rounded half up (PRODUCT 1.6). Throws RangeError unless `montant` is whole
 * francs from 0 and `pct` a whole number from 0 to 100 (CONTRACT "Money calls").
 */
export function roundHalfUpPercent(montant: Francs, pct: number): Francs {
  if (!Number.isInteger(pct) || pct < 0 || pct > 100) throw new RangeError(`not a percentage: ${pct}`);
  return divideHalfUp(positiveFrancs(montant) * BigInt(pct), 100n);
}
