import type { Received } from '@comptoir/contract/call';
import { checkPeriode } from '@comptoir/contract/recordRules';
import type { reglementsListe } from '@comptoir/contract/reglementsListe';
import type { Context } from '../frame/http/context';
import { exactSums } from '../frame/http/exactSums';
import type { Handlers } from '../frame/http/routeOf';
import { pageOfListe, type ReglementFilters, totalOfListe } from './lists.repository';
import { checkMayRead, readableBy } from './rules';

type Asked = Received<typeof reglementsListe.total>['query'];

/** Returns the filters of a list, limited to what the session may read (CONTRACT "Permissions", PRODUCT Q). */
export function readableFilters({ from, ...filters }: Asked, { session }: Pick<Context, 'session'>): ReglementFilters {
  checkPeriode(filters);
  const { kinds, caisses } = readableBy(session);
  if (from === undefined) return { ...filters, kinds, caisses };
  checkMayRead(session, from);
  return { ...filters, kinds: [from], caisses };
}

export const reglementsListeHandlers: Handlers<typeof reglementsListe> = {
  list: ({ query: { page, limit, tri, ...filters } }, context) =>
    pageOfListe(context.db, readableFilters(filters, context), { page, limit, tri }),
  total: async ({ query }, context) => ({
    data: await exactSums(totalOfListe(context.db, readableFilters(query, context))),
  }),
};
