import { MAX_PIECE_BYTES, PAGE_SIZE, PASSWORD_MAX } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { call } from './call';
import { shownFields } from './fields';
import {
  AdresseFacultative,
  EmailFacultatif,
  Id,
  Identifiant,
  Instant,
  Libelle,
  PlainDate,
  paging,
  requiredOr,
  Term,
  Version,
} from './schema';
import { TelephoneFacultatif } from './telephone';

/** A birth date, from 1900; `PlainDate` of contract/schema begins in 2000. */
const DateNaissance = z.iso
  .date(requiredOr('date.invalide'))
  .check(z.refine((day) => day >= '1900-01-01', 'date.invalide'));

const MotDePasse = z
  .string(requiredOr('champ.invalide'))
  .check(z.minLength(1, 'champ.requis'), z.maxLength(PASSWORD_MAX, 'champ.trop_long'));

const fields = {
  nom: Libelle,
  prenom: Libelle,
  email: z._default(EmailFacultatif, ''),
  contact: z._default(TelephoneFacultatif, ''),
  sexe: z._default(z.nullable(z.enum(['M', 'F'], 'champ.invalide')), null),
  datenaissance: z._default(z.nullable(DateNaissance), null),
  adresse: z._default(AdresseFacultative, ''),
  profilid: Id,
  username: Identifiant,
  dateexpiration: z._default(z.nullable(PlainDate), null),
};

/** The body that creates a user, with a temporary password, without the photo; the app's form validates with it. */
export const NewUtilisateurFields = z.strictObject({ ...fields, password: MotDePasse });
/** The body that changes a user, without the photo. */
export const UtilisateurFields = z.strictObject(fields);
export type UtilisateurFields = z.output<typeof UtilisateurFields>;

/**
 * A user. `joursrestants` is the whole days until `dateexpiration`, negative after it, null without one (CONTRACT
 * "Calls").
 */
export const Utilisateur = z.strictObject({
  utilisateurid: Id,
  ...shownFields(fields),
  libelleprofil: z.string(),
  joursrestants: z.nullable(z.int()),
  verrouille: z.boolean(),
  motdepassetemporaire: z.boolean(),
  /** Sign-in asks for a second factor. */
  doublefacteur: z.boolean(),
  /** A path; empty without a photo. */
  photo: z.string(),
  /** The registers that the user sees and uses; null means all of them (PRODUCT Q). */
  caisses: z.nullable(z.array(Id)),
  /** False when the reader lacks a right of this user (CONTRACT "Permissions"). */
  modifiable: z.boolean(),
  dernierusage: z.nullable(Instant),
  createdon: Instant,
  version: Version,
});
export type Utilisateur = z.output<typeof Utilisateur>;

const Key = z.strictObject({ utilisateurid: Id });
const photo = { field: 'photo', required: false, kind: 'photo', bytes: MAX_PIECE_BYTES, max: 1 } as const;

export const utilisateurs = {
  list: call({
    method: 'GET',
    path: 'utilisateurs/whithpagination',
    summary: 'A page of users, by name; filtered by `search` and `profilid`',
    access: ['utilisateurs'],
    query: z.strictObject({
      search: z._default(Term, ''),
      profilid: z.optional(Id),
      ...paging(PAGE_SIZE.utilisateurs),
    }),
    isPaged: true,
    reply: z.array(Utilisateur),
  }),
  byId: call({
    method: 'GET',
    path: 'utilisateurs/{utilisateurid}',
    summary: 'One user',
    access: ['utilisateurs'],
    params: Key,
    reply: Utilisateur,
  }),
  create: call({
    method: 'POST',
    path: 'utilisateurs',
    summary: 'Create a user, who must change the password at the first sign-in',
    access: ['utilisateurs.creer'],
    secrets: ['password'],
    status: 201,
    own: 'utilisateurid',
    body: NewUtilisateurFields,
    file: photo,
    reply: Utilisateur,
  }),
  update: call({
    method: 'PUT',
    path: 'utilisateurs/{utilisateurid}',
    summary: 'Change a user; another profile takes effect at their next request',
    access: ['utilisateurs.modifier'],
    params: Key,
    own: 'utilisateurid',
    body: z.extend(UtilisateurFields, { version: z.optional(Version) }),
    file: photo,
    reply: Utilisateur,
  }),
  lock: call({
    method: 'PUT',
    path: 'utilisateurs/{utilisateurid}/verrou',
    summary: 'Lock a user, whose sessions end at once, or let them enter again',
    access: ['utilisateurs.verrouiller'],
    params: Key,
    body: z.strictObject({ verrouille: z.boolean(requiredOr('champ.invalide')) }),
    reply: Utilisateur,
  }),
  resetPassword: call({
    method: 'PUT',
    path: 'utilisateurs/{utilisateurid}/motdepasse',
    summary: 'Give a user a temporary password; their sessions end at once',
    access: ['utilisateurs.modifier'],
    params: Key,
    body: z.strictObject({ nouveau: MotDePasse }),
    secrets: ['nouveau'],
    reply: Utilisateur,
  }),
  removeFacteur: call({
    method: 'DELETE',
    path: 'utilisateurs/{utilisateurid}/facteur',
    summary: 'Remove the second factor of a user who lost it; their sessions end at once',
    access: ['utilisateurs.modifier'],
    params: Key,
    reply: Utilisateur,
  }),
  giveCaisses: call({
    method: 'PUT',
    path: 'utilisateurs/{utilisateurid}/caisses',
    summary: 'Set the registers that a user sees and uses; null means all of them',
    access: ['utilisateurs.modifier'],
    params: Key,
    body: z.strictObject({
      caisses: z.nullable(z.array(Id, requiredOr('champ.invalide')).check(z.maxLength(1000, 'champ.hors_limites'))),
    }),
    reply: Utilisateur,
  }),
  remove: call({
    method: 'DELETE',
    path: 'utilisateurs/{utilisateurid}',
    summary: 'Delete a user, whose sessions end at once',
    access: ['utilisateurs.supprimer'],
    params: Key,
    reply: z.null(),
  }),
};
