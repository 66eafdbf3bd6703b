import type { ScreenPath } from '../routing/screenPaths';
import type { Jours } from './periode';

const CREANCES: ScreenPath = '/clients/creances';
const COMMANDES: ScreenPath = '/commandes';
const CAISSES: ScreenPath = '/caisses';
const DEPENSES: ScreenPath = '/depenses';
const PROJETS: ScreenPath = '/projets';

const withQuery = (path: ScreenPath, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** Where each figure's list is (PRODUCT N). */
export const LIST_PATHS = {
  creances: CREANCES,
  caisses: CAISSES,
  depenses: DEPENSES,
  /** Orders that are not delivered yet. */
  livraisons: withQuery(COMMANDES, { etat: 'encours' }),
  projets: withQuery(PROJETS, { filter: '1' }),
};

/** The expenses of days, of a type or of a project. */
export function depensesPath(jours: Jours, of: { typedepenseid?: number | null; projetid?: number | null } = {}) {
  const ids = Object.entries(of).flatMap(([name, id]) => (typeof id === 'number' ? [[name, String(id)]] : []));
  return withQuery(DEPENSES, { ...jours, ...Object.fromEntries(ids) });
}
