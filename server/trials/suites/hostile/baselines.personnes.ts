import { IMAGE } from '@comptoir/conformance/media';
import type { Calls } from '@comptoir/contract/calls';
import type { Values } from '../ask';
import type { Scene } from './scene';

type Noun = 'utilisateurs' | 'profils' | 'modules' | 'organisation';
type Name =
  | { [N in Noun]: `${N}.${Extract<keyof Calls[N], string>}` }[Noun]
  | Exclude<`auth.${Extract<keyof Calls['auth'], string>}`, `auth.${'login' | 'me' | 'logout' | 'changePassword'}`>;

/** An id that nothing has: these requests about people are refused, so that the scene keeps its people. */
const NOBODY = 2_000_000_000;

const utilisateurFields = () => ({
  nom: 'Konan',
  prenom: 'Aya',
  email: 'aya@konan.example',
  contact: '0102030405',
  sexe: 'F',
  datenaissance: '1990-05-17',
  adresse: 'Yopougon',
  profilid: 1,
  username: `aya${Math.random()}`,
  dateexpiration: '2099-12-31',
});
const key = { params: { utilisateurid: NOBODY } };

/** A good request of every call about people, profiles, permissions and the organisation. */
export const PERSONNES: Readonly<Record<Name, (scene: Scene) => Values>> = {
  'auth.sessions': () => ({}),
  'auth.endSession': () => ({ params: { sessionid: NOBODY } }),
  'auth.facteur': () => ({}),
  'auth.prepareFacteur': () => ({ body: { motdepasse: 'mauvais mot de passe' } }),
  'auth.confirmFacteur': () => ({ body: { code: '123456' } }),
  'auth.removeFacteur': () => ({ body: { motdepasse: 'mauvais mot de passe', code: '123456' } }),
  'utilisateurs.list': () => ({ query: { search: 'kouassi', profilid: 1, page: 1, limit: 5 } }),
  'utilisateurs.byId': ({ admin: { utilisateurid } }) => ({ params: { utilisateurid } }),
  'utilisateurs.create': () => ({
    body: { ...utilisateurFields(), password: 'Neuf calaos sur la lagune 9' },
    file: IMAGE,
  }),
  'utilisateurs.update': () => ({ ...key, body: utilisateurFields(), file: IMAGE }),
  'utilisateurs.lock': () => ({ ...key, body: { verrouille: true } }),
  'utilisateurs.resetPassword': () => ({ ...key, body: { nouveau: 'Neuf calaos sur la lagune 9' } }),
  'utilisateurs.removeFacteur': () => key,
  'utilisateurs.giveCaisses': ({ caisse: { caisseid } }) => ({ ...key, body: { caisses: [caisseid] } }),
  'utilisateurs.remove': () => key,
  'profils.all': () => ({}),
  'profils.list': () => ({ query: { page: 1, limit: 5 } }),
  'profils.create': () => ({ body: { libelle: `Profil ${Math.random()}`, permissions: ['clients', 'caisses'] } }),
  'profils.update': () => ({
    params: { profilid: NOBODY },
    body: { libelle: `Profil ${Math.random()}`, permissions: ['caisses'] },
  }),
  'profils.remove': () => ({ params: { profilid: NOBODY } }),
  'modules.all': () => ({}),
  'modules.create': () => ({ body: { libelle: `Module ${Math.random()}`, nom: `module ${Math.random()}` } }),
  'modules.update': () => ({ params: { moduleid: 1 }, body: { libelle: 'Tableau de bord' } }),
  'modules.remove': () => ({ params: { moduleid: NOBODY } }),
  'modules.addFonctionnalite': () => ({
    params: { moduleid: 1 },
    body: { libelle: `Fonction ${Math.random()}`, nom: `fonction ${Math.random()}` },
  }),
  'modules.updateFonctionnalite': () => ({ params: { fonctionnaliteid: 1 }, body: { libelle: 'Créer' } }),
  'modules.removeFonctionnalite': () => ({ params: { fonctionnaliteid: NOBODY } }),
  'organisation.publique': () => ({}),
  'organisation.logo': () => ({ params: { empreinte: 'c0ffee'.padEnd(32, '0') } }),
  'organisation.read': () => ({}),
  'organisation.update': () => ({
    body: {
      compagnie: 'Groupe Konan',
      adresse: 'Plateau, avenue Chardy',
      tel: '2720304050',
      email: 'direction@konan.example',
      mentions: 'CC 1234567 A',
      avancesmax: 3,
      avanceplafond: 1_000_000,
      avanceseuil: 500_000,
      titreentree: 'Ticket de versement',
      titresortie: 'Ordre de paiement',
      avispiece: 0,
      pied: 'Merci de votre confiance.',
      deuxcopies: 1,
      retirerlogo: 0,
    },
    file: IMAGE,
  }),
};
