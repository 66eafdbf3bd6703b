import { IMAGE } from '@comptoir/conformance/media';
import { PDF } from '@comptoir/conformance/piece';
import type { Calls } from '@comptoir/contract/calls';
import type { Values } from '../ask';
import { type Scene, today } from './scene';

type Noun = 'clients' | 'creances' | 'commandes' | 'statuscommandes';
type Name = { [N in Noun]: `${N}.${Extract<keyof Calls[N], string>}` }[Noun];

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

/** A good request of each call about clients and orders. */
export const VENTES: Readonly<Partial<Record<Name, (scene: Scene) => Values>>> = {
  'clients.choix': ({ client: { clientid } }) => ({ query: { search: 'sanogo', limit: 5, clientid } }),
  'clients.create': () => ({ body: { clientid: null, ...clientFields() }, file: IMAGE }),
  'clients.update': ({ client: { clientid, photo: oldfilepath } }) => ({
    body: { clientid, oldfilepath, ...clientFields() },
    file: IMAGE,
  }),
  'commandes.list': () => ({ query: { ...filters(), searchdata: 'table', ...paged } }),
  'commandes.search': () => ({ params: { term: 'table' }, query: { ...filters(), ...paged } }),
  'commandes.total': () => ({ query: { ...filters(), searchdata: 'table' } }),
  'commandes.create': (scene) => ({ body: commandeFields(scene) }),
  'commandes.update': (scene) => ({
    params: { commandeid: scene.commande.commandeid },
    body: commandeFields(scene),
  }),
  'commandes.removeOfScreen': ({ commande: { commandeid } }) => ({ params: { commandeid, second: '' } }),
  'statuscommandes.create': ({ commande: { commandeid } }) => ({ body: { commandeid, etat: 1 } }),
  'statuscommandes.change': ({ commande: { commandeid } }) => ({ body: { commandeid, etat: 2 } }),
  'statuscommandes.update': ({ commande: { commandeid } }) => ({
    params: { commandeid },
    body: { commandeid, etat: 3 },
  }),
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
