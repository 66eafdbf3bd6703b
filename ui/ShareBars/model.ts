import { percentOf, sum } from '@comptoir/domain/money';

interface Weighed {
  label: string;
  montant: number;
}

/** The greatest first; what is equal in the order of its label. */
export function ranked<T extends Weighed>(bars: readonly T[]): T[] {
  return [...bars].sort((a, b) => b.montant - a.montant || a.label.localeCompare(b.label, 'fr'));
}

/**
 * The bars to draw: all of them up to `max`, else the first `max - 1` and how many others there are with their sum. Of
 * what is known as one sum, `rest`, it is always a part. Francs.
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

/** How much of its track a bar fills, in percent; what is something is never drawn as nothing. Francs. */
export function lengthOf(montant: number, total: number): number {
  return montant === 0 ? 0 : Math.max(1, percentOf(montant, total));
}
