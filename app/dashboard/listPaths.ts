import { DASHBOARD_LISTS } from '@comptoir/contract/dashboardLists';
import { encodeTexts } from '@comptoir/contract/text';
import type { ScreenPath } from '../frame/routing/screenPaths';
import type { Jours } from './periode';

const COMMANDES: ScreenPath = '/commandes';
const CAISSES: ScreenPath = '/caisses';
const MOUVEMENTS: ScreenPath = '/caisses/mouvements';
const DEPENSES: ScreenPath = '/depenses';
const PROJETS: ScreenPath = '/projets';

/** The lists read their filters from the address under the names that the calls give them. */
const withQuery = (path: ScreenPath, query: Readonly<Record<string, unknown>>) =>
  `${path}?${new URLSearchParams(encodeTexts(query))}`;

/** Where the list of each figure is that is not of a period (PRODUCT N). */
export const LIST_PATHS = {
  caisses: CAISSES,
  commandes: withQuery(COMMANDES, DASHBOARD_LISTS.commandesDues),
  livraisons: withQuery(COMMANDES, DASHBOARD_LISTS.livraisonsEnRetard),
  depenses: withQuery(DEPENSES, DASHBOARD_LISTS.depensesDues),
  projets: withQuery(PROJETS, DASHBOARD_LISTS.projetsEnRetard),
};

/** The expenses of these days. */
export const depensesPath = (jours: Jours) => withQuery(DEPENSES, DASHBOARD_LISTS.depenses(jours));

/** The expenses of these days that are of a type, or of a project, where null is none. */
export const partPath = (jours: Jours, part: Parameters<typeof DASHBOARD_LISTS.part>[1]) =>
  withQuery(DEPENSES, DASHBOARD_LISTS.part(jours, part));

/** The movements of these days: what came in, what went out, both. */
export const mouvementsPath = (jours: Jours, which: 'entrees' | 'sorties' | 'flux') =>
  withQuery(MOUVEMENTS, DASHBOARD_LISTS[which](jours));
