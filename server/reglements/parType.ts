import { checkPeriode } from '@comptoir/contract/recordRules';
import type { reglementsParType } from '@comptoir/contract/reglementsParType';
import { exactSums } from '../frame/http/exactSums';
import type { Handlers } from '../frame/http/routeOf';
import { pageParType } from './parType.repository';

/** What was paid by type of expense, in the registers that the user sees. */
export const parTypeHandlers: Handlers<typeof reglementsParType> = {
  parType: ({ query: { page, limit, ...filters } }, { db, session: { caisses } }) => {
    checkPeriode(filters);
    return exactSums(pageParType(db, { ...filters, caisses }, { page, limit }));
  },
};
