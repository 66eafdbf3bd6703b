import { Refusal } from '#contract/envelope';
import { existing } from './listing';
import type { Resolvers } from './resolver';
import { holds, known } from './session';
import type { Store } from './store';

/** The mock of stored files: a proof of payment, to whoever may read payments; to others it does not exist. */
export function fichiersMocks(store: Store): Resolvers<'fichiers'> {
  return {
    read: ({ utilisateur, params }) => {
      if (!holds(known(utilisateur), 'depenses')) throw new Refusal('introuvable');
      return existing(store.fichiers.find(({ documentid }) => documentid === params.documentid));
    },
  };
}
