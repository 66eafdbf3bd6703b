import { fixtures } from './fixtures';
import { numberImprimes } from './imprimes.numeros';
import { organisation } from './organisation.fixtures';
import { signReglements } from './signatures.fixtures';
import type { Store } from './store';

const FIRST_NEW_ID = 1000;

/**
 * A store with the fixtures and a signed-in administrator. Later overrides win: `createStore(asProfile('lecteur'), {
 * depenses: [] })`.
 */
export function createStore(...overrides: Partial<Store>[]): Store {
  let lastId = FIRST_NEW_ID;
  const now = overrides.findLast((override) => override.now)?.now ?? Date.now;
  const store: Store = {
    ...fixtures(now()),
    organisation: organisation(),
    imprimes: [],
    session: { utilisateurid: 1 },
    journalRompuA: null,
    themes: new Map(),
    replays: new Map(),
    now,
    nextId: () => {
      lastId += 1;
      return lastId;
    },
  };
  Object.assign(store, ...overrides);
  numberImprimes(store, 'reglement', store.reglements);
  signReglements(store);
  numberImprimes(store, 'commande', store.commandes);
  numberImprimes(store, 'transfert', store.transferts);
  numberImprimes(store, 'arrete', store.arretes);
  return store;
}
