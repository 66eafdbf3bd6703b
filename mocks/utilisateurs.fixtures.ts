import { addDays } from '@comptoir/domain/dates';
import { SECRET } from './facteurs';
import { portraitOf } from './portrait.fixtures';
import { PROFIL } from './profils.fixtures';
import type { FacteurRow, PortraitRow, SessionRow, UtilisateurRow } from './store';

export type Profile = 'administrateur' | 'caissier' | 'lecteur' | 'vendeur';

/** The id of the user who signs in with each profile. */
export const UTILISATEUR_OF_PROFILE: Readonly<Record<Profile, number>> = {
  administrateur: 1,
  caissier: 2,
  lecteur: 3,
  vendeur: 4,
};

/** Ids of the users that stories use. */
export const UTILISATEUR = {
  /** Their access ends in nine days. */
  EXPIRE_BIENTOT: 4,
  /** They see only two registers, and have a second factor. */
  DEUX_CAISSES: 5,
  /** They are locked and expired, never signed in, and still have a temporary password. */
  VERROUILLE: 6,
} as const;

type Person = Pick<UtilisateurRow, 'prenom' | 'nom' | 'username' | 'profilid' | 'sexe' | 'datenaissance' | 'contact'> &
  Partial<UtilisateurRow>;

/** A user with the usual fields; the password is the username followed by ` au comptoir`. */
export const utilisateurRow = (
  person: Person & Pick<UtilisateurRow, 'utilisateurid' | 'createdon'>,
): UtilisateurRow => ({
  password: `${person.username} au comptoir`,
  motdepassetemporaire: false,
  email: '',
  adresse: '',
  dateexpiration: null,
  verrouille: false,
  caisses: null,
  version: 1,
  ...person,
});

const people = (today: string): Person[] => [
  {
    prenom: 'Aya Marie-Laure',
    nom: 'Kouassi',
    username: 'aya.kouassi',
    profilid: PROFIL.administrateur,
    sexe: 'F',
    datenaissance: '1984-03-12',
    contact: '0707112233',
    email: 'aya.kouassi@batir-ensemble.ci',
    adresse: 'Cocody Riviera 3, villa 118',
  },
  {
    prenom: 'Ibrahim',
    nom: 'Coulibaly',
    username: 'ibrahim.coulibaly',
    profilid: PROFIL.caissier,
    sexe: 'M',
    datenaissance: '1991-11-04',
    contact: '0505448812',
    email: 'caisse@batir-ensemble.ci',
    adresse: 'Adjamé 220 Logements',
  },
  {
    prenom: 'Affoué',
    nom: 'N’Guessan',
    username: 'affoue.nguessan',
    profilid: PROFIL.lecteur,
    sexe: 'F',
    datenaissance: '1978-07-29',
    contact: '0143907755',
    adresse: 'Plateau, rue du Commerce',
  },
  {
    prenom: 'Adjoua',
    nom: 'Brou',
    username: 'adjoua.brou',
    profilid: PROFIL.vendeur,
    sexe: 'F',
    datenaissance: null,
    contact: '0748221960',
    dateexpiration: addDays(today, 9),
  },
  {
    prenom: 'Yacouba',
    nom: 'Bamba',
    username: 'yacouba.bamba',
    profilid: PROFIL.caissier,
    sexe: 'M',
    datenaissance: '1995-01-18',
    contact: '0777034561',
    adresse: 'Bouaké, quartier Commerce',
    caisses: [2, 5],
  },
  {
    prenom: 'Mireille Akissi',
    nom: 'Tanoh',
    username: 'mireille.tanoh',
    profilid: PROFIL.vendeur,
    sexe: null,
    datenaissance: null,
    contact: '',
    dateexpiration: addDays(today, -20),
    verrouille: true,
    motdepassetemporaire: true,
  },
];

/** Days from the first user's creation to today, and days between two users. */
const [FIRST, BETWEEN] = [190, 31];

/** Six users with four profiles. */
export const utilisateurs = (today = '2026-11-21'): UtilisateurRow[] =>
  people(today).map((person, index) =>
    utilisateurRow({
      ...person,
      utilisateurid: index + 1,
      createdon: `${addDays(today, index * BETWEEN - FIRST)}T08:00:00.000Z`,
    }),
  );

const FIRST_PORTRAIT = 401;

/** The photos of two users. */
export const portraits = (): PortraitRow[] =>
  [
    { utilisateurid: 2, wall: [206, 220, 230], shirt: [70, 86, 120] } as const,
    { utilisateurid: 5, wall: [232, 214, 190], shirt: [140, 60, 52] } as const,
  ].map(({ utilisateurid, wall, shirt }, index) => ({
    documentid: FIRST_PORTRAIT + index,
    utilisateurid,
    name: 'portrait.png',
    mime: 'image/png',
    bytes: portraitOf(wall, shirt),
  }));

const MINUTE_MS = 60_000;

const SESSIONS: readonly [utilisateurid: number, began: number, used: number, appareil: string][] = [
  [1, 600, 290, 'Safari, iPhone'],
  [1, 45, 0, 'Chrome, Windows'],
  [2, 130, 4, 'Firefox, Linux'],
  [4, 75, 31, 'Chrome, Android'],
];

/** Open sessions. The administrator has two: the current one and that of a phone. */
export const sessions = (nowMs: number): SessionRow[] => {
  const at = (minutes: number) => new Date(nowMs - minutes * MINUTE_MS).toISOString();
  return SESSIONS.map(([utilisateurid, began, used, appareil], index) => ({
    sessionid: index + 1,
    utilisateurid,
    appareil,
    createdon: at(began),
    dernierusage: at(used),
  }));
};

/** A second factor; eight of its ten recovery codes are left. */
export const facteurs = (): FacteurRow[] => [
  {
    utilisateurid: UTILISATEUR.DEUX_CAISSES,
    secret: SECRET,
    confirme: true,
    dernierpas: 0,
    secours: Array.from({ length: 8 }, (_, index) => `4417-${2031 + index * 613}-9056`),
  },
];
