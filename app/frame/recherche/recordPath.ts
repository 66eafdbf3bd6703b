import type { Trouve } from '@comptoir/contract/recherche';
import { projetDetailsPath } from '../routing/projetPaths';
import { caissePath, clientPath, commandePath, depensePath } from '../routing/recordPaths';
import type { ScreenPath } from '../routing/screenPaths';

function listPath(path: ScreenPath, state: Readonly<Record<string, string | null>>): string {
  const query = Object.entries(state).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return `${path}?${new URLSearchParams(query)}`;
}

type PathOf = (record: Trouve) => string;

const PATHS: Readonly<Record<Trouve['objet'], PathOf>> = {
  projet: ({ id }) => projetDetailsPath(id),
  client: ({ id }) => clientPath(id),
  commande: ({ id }) => commandePath(id),
  depense: ({ id }) => depensePath(id),
  caisse: ({ id }) => caissePath(id),
  // The detail is the sign-in name, which belongs to one person only.
  utilisateur: ({ detail }) => listPath('/user/users-cards', { search: detail }),
};

/** Returns the address that shows a found record and that can be loaded again (PRODUCT K). */
export const recordPath: PathOf = (record) => PATHS[record.objet](record);
