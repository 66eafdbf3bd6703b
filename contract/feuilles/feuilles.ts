import type { Call, ReplyOf } from '../call';
import { type Calls, calls } from '../calls';
import { exportOf } from '../exports';
import {
  feuilleArretes,
  feuilleAvances,
  feuilleCaisses,
  feuilleMouvements,
  feuilleSituation,
  feuilleTransferts,
} from './caisses';
import { feuilleDepenses, feuilleTypedepenses } from './depenses';
import type { Feuille } from './feuille';
import {
  feuilleActivites,
  feuilleCorbeille,
  feuilleFichiers,
  feuilleProfils,
  feuilleSuivi,
  feuilleUtilisateurs,
} from './maison';
import { dossiers } from './pieces';
import { feuilleParType, feuilleReglements, feuilleTousReglements } from './reglements';
import {
  feuilleClients,
  feuilleCommandes,
  feuilleCreances,
  feuilleEtapes,
  feuilleLivraisons,
  feuilleProjets,
  feuilleRelances,
} from './ventes';

type RowOf<C> = C extends Call ? (ReplyOf<C> extends readonly (infer Row)[] ? Row : never) : never;
/** The calls of a noun that answer pages. */
type PagedOf<Group> = {
  [Name in keyof Group]: Group[Name] extends { query: { shape: { page: unknown } } } ? Name : never;
}[keyof Group];

type Declared = {
  [Noun in keyof Calls as PagedOf<Calls[Noun]> extends never ? never : Noun]: {
    [Name in PagedOf<Calls[Noun]>]: Feuille<RowOf<Calls[Noun][Name]>>;
  };
};

/** The file of each paged list. A list without its line does not compile, nor one with another list's columns. */
const FEUILLES: Declared = {
  activites: { list: feuilleActivites },
  typedepenses: { list: feuilleTypedepenses, search: feuilleTypedepenses },
  caisses: { list: feuilleCaisses, search: feuilleCaisses, suivi: feuilleSuivi, situation: feuilleSituation },
  mouvements: { list: feuilleMouvements },
  arretes: { list: feuilleArretes },
  transferts: { list: feuilleTransferts },
  avances: { list: feuilleAvances, suivi: feuilleSuivi },
  depenses: { list: feuilleDepenses, search: feuilleDepenses, suivi: feuilleSuivi },
  reglements: {
    list: feuilleTousReglements,
    ofCaisse: feuilleReglements,
    ofDette: feuilleReglements,
    search: feuilleReglements,
    parType: feuilleParType,
  },
  projets: { list: feuilleProjets, search: feuilleProjets },
  etapeprojets: { list: feuilleEtapes },
  fichiers: { list: feuilleFichiers },
  clients: { list: feuilleClients, search: feuilleClients, suivi: feuilleSuivi },
  creances: { list: feuilleCreances, relances: feuilleRelances },
  commandes: {
    list: feuilleCommandes,
    ofClient: feuilleCommandes,
    search: feuilleCommandes,
    suivi: feuilleSuivi,
  },
  statuscommandes: { list: feuilleLivraisons, search: feuilleLivraisons },
  utilisateurs: { list: feuilleUtilisateurs },
  profils: { list: feuilleProfils },
  corbeille: { list: feuilleCorbeille },
};

/** Every list that can be exported: its name, its call, the call of its file and its columns. */
export const listesExportees: readonly { name: string; list: Call; file: Call; feuille: Feuille<object> }[] =
  Object.entries(FEUILLES).flatMap(([noun, group]) =>
    Object.entries(group).map(([name, feuille]) => {
      const list = Reflect.get(calls[noun as keyof Calls], name) as Call;
      return { name: `${noun}.${name}`, list, file: exportOf(list), feuille: feuille as Feuille<object> };
    }),
  );

/** The calls of all files, named after their lists. */
export const fileCalls = [
  ...listesExportees.map(({ name, file }) => ({ name: `${name}.export`, call: file })),
  ...dossiers.map(({ name, file }) => ({ name: `${name}.dossier`, call: file })),
];

/** Returns the file of a list; undefined for a call that is no paged list. */
export const feuilleOf = (list: Call) => listesExportees.find((one) => one.list === list);
