import { IMAGE } from '@comptoir/conformance/media';
import { PDF } from '@comptoir/conformance/piece';
import type { Calls } from '@comptoir/contract/calls';
import type { Values } from '../ask';
import { type Scene, today } from './scene';

type Noun = 'clients' | 'creances' | 'commandes' | 'statuscommandes';
type Name = { [N in Noun]: `${N}.${Extract<keyof Calls[N], string>}` }[Noun];

const sized = { page: 1, size: 5, limit: 5 };
const paged = { page: 1, limit: 5 };
const clientFields = () => ({
  libelleclient: 'Sanogo et Frères',
  typeclient: 'Entreprise',
  adresse: 'Marcory',
  email: 'contact@sanogo.example',
  tel: '0102030405',
});
const filters = () => ({ datedebut: today(), datefin: today(), etat: 'encours', statut: 'insolde', retard: 1 });
/** Returns an order of three articles, with 5 % off 10 000 francs, and fees. */
const commandeFields = ({ client: { clientid } }: Scene) => ({
  commandeid: null,
  clientid,
  datelivraison: today(),
  quantite: 3,
  montanttotal: 9700,
  fraissup: 200,
  typereduction: 2,
  reduction: 5,
  listdetailscommande: [
    { libelle: 'Table', qtecmd: 1, mnttotal: 6000 },
    { libelle: 'Chaise', qtecmd: 2, mnttotal: 4000 },
  ],
});

/** A good request of every call about clients and orders. */
export const VENTES: Readonly<Record<Name, (scene: Scene) => Values>> = {
  'clients.all': () => ({}),
  'clients.choix': ({ client: { clientid } }) => ({ query: { search: 'sanogo', limit: 5, clientid } }),
  'clients.list': () => ({ query: sized }),
  'clients.search': () => ({ params: { term: 'sanogo' }, query: sized }),
  'clients.byId': ({ client: { clientid } }) => ({ params: { clientid } }),
  'clients.suivi': ({ client: { clientid } }) => ({ params: { clientid }, query: { page: 1, limit: 10 } }),
  'clients.create': () => ({ body: { clientid: null, ...clientFields() }, file: IMAGE }),
  'clients.update': ({ client: { clientid, photo: oldfilepath } }) => ({
    body: { clientid, oldfilepath, ...clientFields() },
    file: IMAGE,
  }),
  'clients.remove': ({ client: { clientid } }) => ({ params: { clientid } }),
  'creances.list': () => ({ query: { search: 'sanogo', ...paged } }),
  'creances.total': () => ({}),
  'creances.releve': ({ client: { clientid } }) => ({
    params: { clientid },
    query: { datedebut: '2026-01-01', datefin: '2026-12-31' },
  }),
  'creances.relevePdf': ({ client: { clientid } }) => ({
    params: { clientid },
    query: { datedebut: '2026-01-01', datefin: '2026-12-31', langue: 'en', format: '80' },
  }),
  'creances.relances': ({ client: { clientid } }) => ({ params: { clientid }, query: paged }),
  'creances.relancer': ({ client: { clientid } }) => ({ params: { clientid }, body: {} }),
  'commandes.all': () => ({}),
  'commandes.list': () => ({ query: { ...filters(), searchdata: 'table', ...paged } }),
  'commandes.ofClient': ({ client: { clientid } }) => ({ params: { clientid }, query: paged }),
  'commandes.search': () => ({ params: { term: 'table' }, query: { ...filters(), ...paged } }),
  'commandes.lignes': () => ({ params: { term: 'table' } }),
  'commandes.total': () => ({ query: { ...filters(), searchdata: 'table' } }),
  'commandes.byId': ({ commande: { commandeid } }) => ({ params: { commandeid } }),
  'commandes.suivi': ({ commande: { commandeid } }) => ({ params: { commandeid }, query: { page: 1, limit: 10 } }),
  'commandes.create': (scene) => ({ body: commandeFields(scene) }),
  'commandes.update': (scene) => ({
    params: { commandeid: scene.commande.commandeid },
    body: commandeFields(scene),
  }),
  'commandes.remove': ({ commande: { commandeid } }) => ({ params: { commandeid } }),
  'commandes.removeOfScreen': ({ commande: { commandeid } }) => ({ params: { commandeid, second: '' } }),
  'commandes.livraison': ({ commande: { commandeid } }) => ({ params: { commandeid } }),
  'statuscommandes.all': () => ({}),
  'statuscommandes.list': () => ({ query: paged }),
  'statuscommandes.search': () => ({ params: { term: 'sanogo' }, query: paged }),
  'statuscommandes.create': ({ commande: { commandeid } }) => ({ body: { commandeid, etat: 1 } }),
  'statuscommandes.change': ({ commande: { commandeid } }) => ({ body: { commandeid, etat: 2 } }),
  'statuscommandes.update': ({ commande: { commandeid } }) => ({
    params: { commandeid },
    body: { commandeid, etat: 3 },
  }),
  'statuscommandes.remove': ({ statut: { statuscommandeid } }) => ({ params: { statuscommandeid } }),
};

/** Returns the payment of an order, which puts money into a register (CONTRACT "Money calls"). */
export const encaissement = ({ commande, caisse }: Scene): Values => ({
  body: {
    depenseid: commande.commandeid,
    caisseid: caisse.caisseid,
    montant: 100,
    from: 1,
    type: '1',
    date: today(),
  },
  file: PDF,
});
