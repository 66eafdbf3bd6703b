import type { Calls } from '@comptoir/contract/calls';
import type { Values } from '../ask';
import { type Scene, today } from './scene';

type Noun = 'dashboard' | 'corbeille' | 'recherche';
type Name =
  | { [N in Noun]: `${N}.${Extract<keyof Calls[N], string>}` }[Noun]
  | `activites.${'list' | 'verify' | 'avenir'}`;

const period = () => ({ datedebut: '2026-01-01', datefin: today() });

/** A good request of every call that reads across the whole house. */
export const LECTURES: Readonly<Record<Name, (scene: Scene) => Values>> = {
  'activites.list': ({ admin: { utilisateurid } }) => ({
    query: { ...period(), utilisateurid, objet: 'caisse', objetid: 1, search: 'siège', page: 1, limit: 5 },
  }),
  'activites.verify': () => ({}),
  'activites.avenir': () => ({}),
  'dashboard.periode': () => ({ query: { ...period(), pas: 'mois' } }),
  'dashboard.totaux': () => ({ query: period() }),
  'dashboard.flux': () => ({ query: { ...period(), pas: 'mois' } }),
  'dashboard.repartition': () => ({ query: period() }),
  'dashboard.attente': () => ({}),
  'corbeille.list': () => ({ query: { type: 'client', page: 1, limit: 5 } }),
  'corbeille.restore': ({ client: { clientid } }) => ({ params: { type: 'client', id: clientid }, body: {} }),
  'recherche.find': () => ({ params: { term: 'groupe' } }),
};
