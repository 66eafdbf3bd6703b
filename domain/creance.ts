import { dayOfInstant, daysBetween } from './dates';
import { add } from './money';
import type { Francs } from './units';

/**
 * The last day of each age band of debts except the oldest, in days since the order: 0–30, 31–60, 61–90, over 90
 * (PRODUCT M).
 */
export const TRANCHES_JOURS = [30, 60, 90] as const;

/** The francs owed in each age band, the youngest first. */
export type Tranches = readonly [number, number, number, number];

/** The band of a debt that is `jours` days old: 0 up to 30 days, 1 up to 60, 2 up to 90, 3 beyond. */
export function trancheOf(jours: number): 0 | 1 | 2 | 3 {
  const [first, second, third] = TRANCHES_JOURS;
  if (jours <= first) return 0;
  if (jours <= second) return 1;
  return jours <= third ? 2 : 3;
}

/** An order with a debt. `createdon` is an instant, `reste` the francs still owed. */
export interface Creance {
  createdon: string;
  reste: Francs;
}

/** Sums the debts of orders, in francs, by their age in days on the plain date `today` (PRODUCT M). */
export function tranchesOf(creances: readonly Creance[], today: string): Tranches {
  const tranches: [number, number, number, number] = [0, 0, 0, 0];
  for (const { createdon, reste } of creances) {
    const tranche = trancheOf(daysBetween(dayOfInstant(createdon), today));
    tranches[tranche] = add(tranches[tranche], reste);
  }
  return tranches;
}
