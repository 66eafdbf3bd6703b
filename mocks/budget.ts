import { sum } from '#domain/money';
import { reglementsOf } from './depenses';
import type { DepenseRow, Store } from './store';

/** What some expenses commit, and what is paid of them; francs (PRODUCT I). */
export function engagementsOf(store: Store, depenses: readonly DepenseRow[]): { engage: number; regle: number } {
  return {
    engage: sum(depenses.map(({ montant }) => montant)),
    regle: sum(depenses.flatMap(({ depenseid }) => reglementsOf(store, depenseid)).map(({ net }) => net)),
  };
}
