import { percentOf, sum } from '@comptoir/domain/money';

interface Weighed {
  label: string;
  montant: number;
}

/** Returns the bars, the greatest first; equal ones in the order of their labels. */
export function rankedBars<T extends Weighed>(bars: readonly T[]): T[] {
  return [...bars].sort((a, b) => b.montant - a.montant || a.label.localeCompare(b.label, 'fr'));
}

/**
 * Returns the bars to draw: all of them up to `max`, otherwise the first `max - 1`, with the number and the sum of the
 * others. A `rest` that is known only as a sum always belongs to the others.
 */
export function foldedAfter<T extends Weighed>(
  bars: readonly T[],
  max: number,
  rest?: Weighed,
): { shown: T[]; others: { count: number; montant: number } | null } {
  if (!rest && bars.length <= max) return { shown: [...bars], others: null };
  const folded = bars.slice(max - 1);
  const others = {
    count: folded.length,
    montant: sum([...folded, ...(rest ? [rest] : [])].map(({ montant }) => montant)),
  };
  return { shown: bars.slice(0, max - 1), others };
}

/**
 * Returns how much of its track a bar fills, in percent; an amount above zero is never drawn as nothing.
 */
export function lengthOf(montant: number, total: number): number {
  return montant === 0 ? 0 : Math.max(1, percentOf(montant, total));
}
