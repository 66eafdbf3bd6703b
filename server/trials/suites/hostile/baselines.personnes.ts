import { IMAGE } from '@comptoir/conformance/media';
import type { Calls } from '@comptoir/contract/calls';
import type { Values } from '../ask';
import { NOBODY } from './derived';
import type { Scene } from './scene';

type Noun = 'utilisateurs' | 'profils' | 'modules' | 'organisation';
type Name =
  | { [N in Noun]: `${N}.${Extract<keyof Calls[N], string>}` }[Noun]
  | Exclude<`auth.${Extract<keyof Calls['auth'], string>}`, `auth.${'login' | 'me' | 'logout' | 'changePassword'}`>;

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

/** A good request of each call about people, profiles, permissions and the organisation. */
export const PERSONNES: Readonly<Partial<Record<Name, (scene: Scene) => Values>>> = {
  'auth.prepareFacteur': () => ({ body: { motdepasse: 'mauvais mot de passe' } }),
  'auth.confirmFacteur': () => ({ body: { code: '123456' } }),
  'auth.removeFacteur': () => ({ body: { motdepasse: 'mauvais mot de passe', code: '123456' } }),
  'utilisateurs.list': () => ({ query: { search: 'kouassi', profilid: 1, page: 1, limit: 5 } }),
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
  'profils.create': () => ({ body: { libelle: `Profil ${Math.random()}`, permissions: ['clients', 'caisses'] } }),
  'profils.update': () => ({
    params: { profilid: NOBODY },
    body: { libelle: `Profil ${Math.random()}`, permissions: ['caisses'] },
  }),
  'modules.create': () => ({ body: { libelle: `Module ${Math.random()}`, nom: `module ${Math.random()}` } }),
  'modules.update': () => ({ params: { moduleid: 1 }, body: { libelle: 'Tableau de bord' } }),
  'modules.addFonctionnalite': () => ({
    params: { moduleid: 1 },
    body: { libelle: `Fonction ${Math.random()}`, nom: `fonction ${Math.random()}` },
  }),
  'modules.updateFonctionnalite': () => ({ params: { fonctionnaliteid: 1 }, body: { libelle: 'Créer' } }),
  'organisation.logo': () => ({ params: { empreinte: 'c0ffee'.padEnd(32, '0') } }),
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
      preuveunique: 0,
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
