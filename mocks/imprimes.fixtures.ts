import { caisses } from './caisses.fixtures';
import { createStore } from './createStore';
import type { Store } from './store';

/** The payment of an expense that was corrected. */
const CORRIGE = 18;

/**
 * Overrides of `createStore`: the registers have codes of six letters, and the document of one payment replaced another.
 * A new store numbers its payments behind the documents that it is given: this one moves each number up by one.
 */
export function longCodes(): Pick<Store, 'caisses' | 'imprimes'> {
  const named = { caisses: caisses().map((row) => ({ ...row, code: `PLATO${row.caisseid}` })) };
  const imprimes = createStore(named)
    .imprimes.filter(({ objetid }) => objetid === CORRIGE)
    .map((row) => ({ ...row, imprimeid: 1, rang: 1, etat: 'remplace' as const, remplacepar: row.imprimeid + 1 }));
  return { ...named, imprimes };
}
