import type { dashboard, Repartition } from '#contract/dashboard';
import { exact } from '../http/exact';
import type { Handlers } from '../http/routeOf';
import { checkPeriode } from './periode';
import { attenteOf, fluxOf, type Part, partsOf, totauxOf } from './repository';

const shown = (parts: readonly Part[], genre: Part['genre']): Repartition['types'] =>
  parts.filter((part) => part.genre === genre).map(({ genre: _, ...part }) => part);

/** Each figure is the sum of the list behind it (PRODUCT N): of the registers that the user sees alone. */
export const dashboardHandlers: Handlers<typeof dashboard> = {
  async totaux({ query }, { db, session, lang }) {
    checkPeriode(query, lang);
    return { data: await exact(totauxOf(db, query, session.caisses)) };
  },

  async flux({ query }, { db, session, lang }) {
    checkPeriode(query, lang);
    return { data: await exact(fluxOf(db, query, session.caisses)) };
  },

  async repartition({ query }, { db, lang }) {
    checkPeriode(query, lang);
    const parts = await exact(partsOf(db, query));
    return { data: { types: shown(parts, 'type'), projets: shown(parts, 'projet') } };
  },

  async attente(_input, { db, today }) {
    return { data: await exact(attenteOf(db, today)) };
  },
};
