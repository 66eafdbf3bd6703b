import type { Francs } from '@comptoir/domain/units';
import { settlingOf } from './depenses';
import { sumOf } from './rows';
import type { DepenseRow, Store } from './store';

/** Francs that some expenses commit, and francs that are paid of them (PRODUCT I). */
export function engagementsOf(store: Store, depenses: readonly DepenseRow[]): { engage: Francs; regle: Francs } {
  return {
    engage: sumOf(depenses, 'montant'),
    regle: sumOf(
      depenses.flatMap(({ depenseid }) => settlingOf(store, depenseid)),
      'net',
    ),
  };
}
