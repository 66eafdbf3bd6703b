import type { doublons } from '@comptoir/contract/doublons';
import { depensesProches } from '../depenses/proches.repository';
import { usesOfPreuve } from '../fichiers/preuveUnique';
import type { Handlers } from '../frame/http/routeOf';

export const doublonsHandlers: Handlers<typeof doublons> = {
  preuve: async ({ params: { empreinte }, query: { depenseid: sauf } }, context) => ({
    data: await usesOfPreuve({ empreinte, sauf }, context),
  }),
  depenses: async ({ query }, { db, session }) => ({ data: await depensesProches(db, query, session.caisses) }),
};
