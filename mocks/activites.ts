import type { Resolvers } from './resolver';
import { known } from './session';
import type { Store } from './store';

/** The mock of the activity log: user and time are the session's (CONTRACT "Session"). */
export function activitesMocks(store: Store): Resolvers<'activites'> {
  return {
    record: ({ utilisateur, body: { libelle, actiontype } }) => {
      const { utilisateurid } = known(utilisateur);
      const activiteid = store.nextId();
      const createdon = new Date(store.now()).toISOString();
      store.activites.push({ activiteid, utilisateurid, libelle, actiontype, createdon });
      return { data: { activiteid } };
    },
  };
}
