import type { Utilisateur } from '@comptoir/contract/utilisateurs';

/** The cashier, as the API returns them. */
export const utilisateur: Utilisateur = {
  utilisateurid: 2,
  username: 'ibrahim.coulibaly',
  nom: 'Coulibaly',
  prenom: 'Ibrahim',
  email: 'caisse@batir-ensemble.ci',
  contact: '0505448812',
  sexe: 'M',
  datenaissance: '1991-11-04',
  adresse: 'Adjamé 220 Logements',
  profilid: 2,
  libelleprofil: 'Caissier',
  dateexpiration: null,
  joursrestants: null,
  verrouille: false,
  motdepassetemporaire: false,
  doublefacteur: false,
  photo: '/api/fichiers/401/portrait.png',
  caisses: null,
  modifiable: true,
  dernierusage: '2026-11-20T16:42:00.000Z',
  createdon: '2026-06-15T08:00:00.000Z',
  version: 1,
};

/** The user who is signed in. */
export const administrateur: Utilisateur = {
  ...utilisateur,
  utilisateurid: 1,
  username: 'aya.kouassi',
  nom: 'Kouassi',
  prenom: 'Aya Marie-Laure',
  sexe: 'F',
  profilid: 1,
  libelleprofil: 'Administrateur',
  photo: '',
};
