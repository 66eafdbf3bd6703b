import { activites } from './activites';
import { arretes } from './arretes';
import { auth } from './auth';
import { avances } from './avances';
import { caisses } from './caisses';
import type { Call } from './call';
import { clients, creances } from './clients';
import { commandes } from './commandes';
import { comptant } from './comptant';
import { corbeille } from './corbeille';
import { dashboard } from './dashboard';
import { dashboardParts } from './dashboardParts';
import { depenses } from './depenses';
import { doublons } from './doublons';
import { fichiers } from './fichiers';
import { imprimes } from './imprimes';
import { mouvements } from './mouvements';
import { organisation } from './organisation';
import { modules, profils } from './profils';
import { etapeprojets, projets } from './projets';
import { recherche } from './recherche';
import { reglements } from './reglements';
import { reglementsListe } from './reglementsListe';
import { reglementsParType } from './reglementsParType';
import { securite } from './securite';
import { situation } from './situation';
import { statuscommandes } from './statuscommandes';
import { themes } from './themes';
import { transferts } from './transferts';
import { typedepenses } from './typedepenses';
import { utilisateurs } from './utilisateurs';

/** Every call by noun. Server and mocks do not compile unless they answer all of them. */
export const calls = {
  auth: { ...auth, ...securite },
  activites,
  themes,
  typedepenses,
  caisses: { ...caisses, ...situation },
  mouvements,
  arretes,
  transferts,
  avances,
  depenses,
  doublons,
  reglements: { ...reglements, ...comptant, ...reglementsListe, ...reglementsParType },
  imprimes,
  projets,
  etapeprojets,
  fichiers,
  clients,
  creances,
  commandes,
  statuscommandes,
  utilisateurs,
  profils,
  modules,
  dashboard: { ...dashboard, ...dashboardParts },
  corbeille,
  recherche,
  organisation,
};

export type Calls = typeof calls;

/** Every call in one list, named `noun.call`. */
export const allCalls: readonly { name: string; call: Call }[] = Object.entries(calls).flatMap(([noun, group]) =>
  Object.entries(group).map(([name, call]) => ({ name: `${noun}.${name}`, call: call as unknown as Call })),
);
