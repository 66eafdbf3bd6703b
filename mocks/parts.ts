import type { Repartition } from '#contract/dashboard';
import { sum } from '#domain/money';
import type { DepenseRow } from './store';

type Part = Repartition['types'][number];

/** Expenses shared out by the id of something, the greatest share first; francs. */
export function partsOf(
  depenses: readonly DepenseRow[],
  idOf: (depense: DepenseRow) => number | null,
  libelleOf: (id: number | null) => string,
): Part[] {
  const ids = [...new Set(depenses.map(idOf))];
  const parts = ids.map((id) => {
    const own = depenses.filter((depense) => idOf(depense) === id);
    return { id, libelle: libelleOf(id), montant: sum(own.map(({ montant }) => montant)), nombre: own.length };
  });
  return parts.sort((a, b) => b.montant - a.montant || (a.id ?? Number.MAX_VALUE) - (b.id ?? Number.MAX_VALUE));
}
