import { DASHBOARD_LISTS } from '@comptoir/contract/dashboardLists';
import { encodeTexts } from '@comptoir/contract/text';
import type { Periode } from '@comptoir/domain/periode';
import type { ScreenPath } from '../frame/routing/screenPaths';

const COMMANDES: ScreenPath = '/commandes';
const CAISSES: ScreenPath = '/caisses';
const AVANCES: ScreenPath = '/avances';
const MOUVEMENTS: ScreenPath = '/caisses/mouvements';
const DEPENSES: ScreenPath = '/depenses';
const PROJETS: ScreenPath = '/projets';

/** Builds the path to a filtered list; the filters have the same names in the address and in the calls. */
const withQuery = (path: ScreenPath, query: Readonly<Record<string, unknown>>) =>
  `${path}?${new URLSearchParams(encodeTexts(query))}`;

/** The paths to the lists of the figures that belong to no period (PRODUCT N). */
export const LIST_PATHS = {
  commandes: withQuery(COMMANDES, DASHBOARD_LISTS.commandesDues),
  livraisons: withQuery(COMMANDES, DASHBOARD_LISTS.livraisonsEnRetard),
  depenses: withQuery(DEPENSES, DASHBOARD_LISTS.depensesDues),
  projets: withQuery(PROJETS, DASHBOARD_LISTS.projetsEnRetard),
  arretes: withQuery(CAISSES, DASHBOARD_LISTS.arretesEnRetard),
  ecarts: withQuery(CAISSES, DASHBOARD_LISTS.ecartsAExpliquer),
  avances: withQuery(AVANCES, DASHBOARD_LISTS.avancesEnRetard),
  toutesavances: AVANCES,
  // Transfers stand beside the registers that they leave and reach.
  transferts: CAISSES,
};

/** Returns the path to the expenses of these days. */
export const depensesPath = (jours: Periode) => withQuery(DEPENSES, DASHBOARD_LISTS.depenses(jours));

/**
 * Returns the path to the expenses of these days that belong to a type, or to a project; null stands for no project.
 */
export const partPath = (jours: Periode, part: Parameters<typeof DASHBOARD_LISTS.part>[1]) =>
  withQuery(DEPENSES, DASHBOARD_LISTS.part(jours, part));

/** Returns the path to the movements of these days: inflows, outflows, both, or all that make up the balance. */
export const mouvementsPath = (jours: Periode, which: 'entrees' | 'sorties' | 'flux' | 'solde') =>
  withQuery(MOUVEMENTS, DASHBOARD_LISTS[which](jours));
