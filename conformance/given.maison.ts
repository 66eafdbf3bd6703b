import { calls } from '@comptoir/contract/calls';
import type { Step } from './case';
import { opened } from './given';

type Fields = Readonly<Record<string, unknown>>;

/** A password that passes every rule. */
export const SECRET = 'Lagune-Ebrie-26';
/** Another password that passes every rule. */
export const OTHER_SECRET = 'Palmier-Rônier-7';

/** Creates a profile with these permissions, saved as `@profil` or under another name. */
export const profiled = (permissions: readonly string[], save = 'profil', more: Partial<Step> = {}): Step => ({
  call: calls.profils.create,
  body: { libelle: `Profil ${save} @unique`, permissions },
  save,
  ...more,
});

/** Creates a user of `@profil` with a temporary password, saved as `@utilisateur` or under another name. */
export const hired = (save = 'utilisateur', more: Partial<Step> = {}, fields: Fields = {}): Step => ({
  call: calls.utilisateurs.create,
  body: {
    nom: `Yao ${save} @unique`,
    prenom: 'Adjoua',
    profilid: '@profil.profilid',
    username: `${save}.@unique`,
    password: SECRET,
    ...fields,
  },
  save,
  ...more,
});

/** Changes `@utilisateur`; name, profile and username stay unless `fields` has others. */
export const rehired = (fields: Fields = {}, more: Partial<Step> = {}): Step => ({
  call: calls.utilisateurs.update,
  params: { utilisateurid: '@utilisateur.utilisateurid' },
  body: {
    nom: '@utilisateur.nom',
    prenom: '@utilisateur.prenom',
    profilid: '@utilisateur.profilid',
    username: '@utilisateur.username',
    ...fields,
  },
  ...more,
});

/** Signs `@utilisateur` in and saves the token as `@entree`, for `within`. */
export const signedIn = (more: Partial<Step> = {}, fields: Fields = {}): Step => ({
  call: calls.auth.login,
  as: null,
  body: { username: '@utilisateur.username', password: SECRET, ...fields },
  save: 'entree',
  ...more,
});

/** The same step in the session of `@entree`, or of another saved token. */
export const within = (step: Step, token = 'entree'): Step => ({
  ...step,
  as: null,
  headers: { ...step.headers, authorization: `Bearer @${token}.token` },
});

/** The same step by the user of every permission. */
export const byChief = ({ as: _, ...step }: Step): Step => step;

/** `@utilisateur` signs in and replaces the temporary password. Their session `@entree` can then make every call. */
export const entered: readonly Step[] = [
  signedIn(),
  within({
    call: calls.auth.changePassword,
    body: { ancien: SECRET, nouveau: OTHER_SECRET, confirmation: OTHER_SECRET },
    save: 'entree',
  }),
];

/** Saves the id of the user as `@moi`, an array of one element. */
export const myself = (as: Step['as'] & object): Step => ({
  call: calls.themes.save,
  as,
  params: { utilisateurid: '@me.utilisateurid' },
  body: { darkmode: 0 },
  save: 'moi',
});

/** Lets the user of these permissions, `@moi`, see the register saved under this name alone. */
export const confined = (as: Step['as'] & object, name: string): Step[] => [
  myself(as),
  {
    call: calls.utilisateurs.giveCaisses,
    params: { utilisateurid: '@moi.0.utilisateurid' },
    body: { caisses: [`@${name}.caisseid`] },
  },
];

/** Opens two registers and lets `@moi` see only one of them, `@sienne`. */
export const restricted = (as: Step['as'] & object): Step[] => [
  opened(1000, 'sienne'),
  opened(1000, 'autre'),
  ...confined(as, 'sienne'),
];
