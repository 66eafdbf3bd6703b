import type { Calls } from '@comptoir/contract/calls';
import type { Values } from '../ask';
import { type Scene, today } from './scene';

type Noun = 'dashboard' | 'corbeille' | 'doublons' | 'recherche';
type Name =
  | { [N in Noun]: `${N}.${Extract<keyof Calls[N], string>}` }[Noun]
  | `activites.${'list' | 'verify' | 'avenir'}`;

const period = () => ({ datedebut: '2026-01-01', datefin: today() });

/** A good request of each call that reads across the whole house. */
export const LECTURES: Readonly<Partial<Record<Name, (scene: Scene) => Values>>> = {
  'activites.list': ({ admin: { utilisateurid } }) => ({
    query: { ...period(), utilisateurid, objet: 'caisse', objetid: 1, search: 'siège', page: 1, limit: 5 },
  }),
  'dashboard.periode': () => ({ query: { ...period(), pas: 'mois' } }),
  'dashboard.flux': () => ({ query: { ...period(), pas: 'mois' } }),
  'doublons.preuve': ({ depense: { depenseid } }) => ({
    params: { empreinte: 'c0ffee'.padEnd(64, '0') },
    query: { depenseid },
  }),
  'doublons.depenses': ({ depense: { depenseid } }) => ({
    query: { depenseid, montant: 1000, date: today(), libelle: 'Gasoil', beneficiaire: 'Koffi Yao' },
  }),
  'corbeille.list': () => ({ query: { type: 'client', page: 1, limit: 5 } }),
  'corbeille.restore': ({ client: { clientid } }) => ({ params: { type: 'client', id: clientid }, body: {} }),
};
