import { checkPeriode } from '@comptoir/contract/recordRules';
import type { situation } from '@comptoir/contract/situation';
import { exactSums } from '../frame/http/exactSums';
import type { Handlers } from '../frame/http/routeOf';
import { pageOfSituation, totalOfSituation } from './situation.repository';

/** What some days did to the registers that the user sees, each and together. */
export const situationHandlers: Handlers<typeof situation> = {
  situation: ({ query: { page, limit, ...filters } }, { db, session: { caisses } }) => {
    checkPeriode(filters);
    return exactSums(pageOfSituation(db, { ...filters, caisses }, { page, limit }));
  },
  situationTotal: async ({ query }, { db, session: { caisses } }) => {
    checkPeriode(query);
    return { data: await exactSums(totalOfSituation(db, { ...query, caisses })) };
  },
};
