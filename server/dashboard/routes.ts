import type { Calls } from '@comptoir/contract/calls';
import { checkPeriode } from '@comptoir/contract/recordRules';
import { ofOneInstant } from '../db/reading';
import { exactSums } from '../frame/http/exactSums';
import type { Handlers } from '../frame/http/routeOf';
import { partsOf } from './parts.repository';
import { premiersPasOf } from './premierspas.repository';
import { attenteOf, avantOf, fluxOf, totauxOf } from './repository';

/**
 * The calls of the dashboard. Each figure is the sum of the list behind it (PRODUCT N), over the registers that the
 * user sees.
 */
export const dashboardHandlers: Handlers<Calls['dashboard']> = {
  async periode({ query }, { db, session: { caisses } }) {
    checkPeriode(query);
    const figures = ofOneInstant(db, async (trx) => ({
      totaux: await totauxOf(trx, query, caisses),
      ...(await avantOf(trx, query, caisses)),
      flux: await fluxOf(trx, query, caisses),
      repartition: await partsOf(trx, query),
    }));
    return { data: await exactSums(figures) };
  },

  async totaux({ query }, { db, session }) {
    checkPeriode(query);
    return { data: await exactSums(totauxOf(db, query, session.caisses)) };
  },

  async flux({ query }, { db, session }) {
    checkPeriode(query);
    return { data: await exactSums(fluxOf(db, query, session.caisses)) };
  },

  async repartition({ query }, { db }) {
    checkPeriode(query);
    return { data: await exactSums(partsOf(db, query)) };
  },

  async attente(_input, { db, session, today }) {
    const waiting = await exactSums(attenteOf(db, session, today));
    return { data: { ...waiting, premierspas: await premiersPasOf(db, session) } };
  },
};
