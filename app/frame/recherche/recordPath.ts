import { type ObjetTrouve, TROUVES } from '@comptoir/contract/objets';
import type { Trouve } from '@comptoir/contract/recherche';
import { projetDetailsPath } from '../routing/projetPaths';
import type { ScreenPath } from '../routing/screenPaths';

function listPath(path: ScreenPath, state: Readonly<Record<string, string | null>>): string {
  const query = Object.entries(state).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return `${path}?${new URLSearchParams(query)}`;
}

type PathOf = (record: Trouve) => string;

/** The kinds whose records have no page below their list. */
const PATHS: { readonly [Kind in ObjetTrouve]?: PathOf } = {
  projet: ({ id }) => projetDetailsPath(id),
  // The detail is the sign-in name, which belongs to one person only.
  utilisateur: ({ detail }) => listPath('/user/users-cards', { search: detail }),
};

/** Returns the address that shows a found record and that can be loaded again (PRODUCT K). */
export const recordPath: PathOf = (record) => PATHS[record.objet]?.(record) ?? `/${TROUVES[record.objet]}/${record.id}`;
