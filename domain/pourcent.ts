import { divideHalfUp, sum, wholeFromZero } from './money';
import type { Francs } from './units';

/**
 * The francs of a percentage reduction, rounded half up (PRODUCT 1.6). Throws RangeError unless `montant` is whole
 * francs from 0 and `pct` a whole number from 0 to 100 (CONTRACT "Money calls").
 */
export function roundHalfUpPercent(montant: Francs, pct: number): Francs {
  if (!Number.isInteger(pct) || pct < 0 || pct > 100) throw new RangeError(`not a percentage: ${pct}`);
  return divideHalfUp(wholeFromZero(montant) * BigInt(pct), 100n);
}

/**
 * The parts of a sum of francs in whole percent, adding up to 100. Each is rounded down; the rest goes to the largest
 * remainders, the earlier part first when equal. All are 0 when the sum is 0. Throws RangeError on a part below 0.
 */
export function partsInPercent(parts: readonly Francs[]): number[] {
  const whole = wholeFromZero(sum(parts));
  if (whole === 0n) return parts.map(() => 0);
  const hundredfold = parts.map((part) => wholeFromZero(part) * 100n);
  const floors = hundredfold.map((value) => Number(value / whole));
  const remainders = hundredfold.map((value, rank) => ({ rank, rest: Number(value % whole) }));
  const largestFirst = remainders.sort((a, b) => b.rest - a.rest || a.rank - b.rank);
  const raised = new Set(largestFirst.slice(0, 100 - sum(floors)).map(({ rank }) => rank));
  return floors.map((floor, rank) => floor + (raised.has(rank) ? 1 : 0));
}
