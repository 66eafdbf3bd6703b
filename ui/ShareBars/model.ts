import { percentOf, sum } from '@comptoir/domain/money';

interface Weighed {
  label: string;
  amount: number;
}

/** Returns the bars, the greatest first; equal ones in the order of their labels. */
export function rankedBars<T extends Weighed>(bars: readonly T[]): T[] {
  return [...bars].sort((a, b) => b.amount - a.amount || a.label.localeCompare(b.label, 'fr'));
}

/**
 * Returns the bars to draw: all of them up to `max`, otherwise the first `max - 1`, with the number and the sum of the
 * others. A `rest` that is known only as a sum always belongs to the others.
 */
export function foldedAfter<T extends Weighed>(
  bars: readonly T[],
  max: number,
  rest?: Weighed,
): { shown: T[]; others: { count: number; amount: number } | null } {
  if (!rest && bars.length <= max) return { shown: [...bars], others: null };
  const folded = bars.slice(max - 1);
  const others = {
    count: folded.length,
    amount: sum([...folded, ...(rest ? [rest] : [])].map(({ amount }) => amount)),
  };
  return { shown: bars.slice(0, max - 1), others };
}

/**
 * Returns how much of its track a bar fills, in percent; an amount above zero is never drawn as nothing.
 */
export function lengthOf(amount: number, total: number): number {
  return amount === 0 ? 0 : Math.max(1, percentOf(amount, total));
}
