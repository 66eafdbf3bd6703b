import * as z from 'zod/mini';
import { PASSWORD_MAX } from '#domain/limits';
import { call } from './call';
import { Libelle } from './schema';

const MotDePasse = z
  .string('champ.requis')
  .check(z.minLength(1, 'champ.requis'), z.maxLength(PASSWORD_MAX, 'champ.trop_long'));

/** The readable part of the session's token: the only thing that the app stores (CONTRACT "Session"). */
export const Token = z.strictObject({ token: z.string() });

/** The payload of the token, as the specification's client reads it (spec § 3). */
export const TokenPayload = z.object({
  data: z.object({
    user: z.array(
      z.object({
        utilisateurid: z.number(),
        nom: z.string(),
        prenom: z.string(),
        photo: z.string(),
        libelleprofil: z.string(),
        compagnie: z.string(),
        motdepassetemporaire: z.optional(z.boolean()),
      }),
    ),
    permissions_module: z.array(z.string()),
    permissions_fontionnalite: z.array(z.string()),
  }),
  exp: z.number(),
  jti: z.string(),
});
export type TokenPayload = z.output<typeof TokenPayload>;

export const auth = {
  login: call({
    method: 'POST',
    path: 'auth/login',
    summary: 'Open a session',
    access: 'public',
    body: z.strictObject({ username: Libelle, password: MotDePasse }),
    reply: Token,
  }),
  me: call({
    method: 'GET',
    path: 'auth/me',
    summary: 'A fresh token with the permissions of now',
    access: 'session',
    isOpenToTemporaryPassword: true,
    reply: Token,
  }),
  logout: call({
    method: 'POST',
    path: 'auth/logout',
    summary: 'End the session',
    access: 'session',
    isOpenToTemporaryPassword: true,
    reply: z.null(),
  }),
  changePassword: call({
    method: 'PUT',
    path: 'auth/motdepasse',
    summary: 'Change one’s own password; ends the other sessions',
    access: 'session',
    isOpenToTemporaryPassword: true,
    body: z.strictObject({ ancien: MotDePasse, nouveau: MotDePasse, confirmation: MotDePasse }),
    reply: Token,
  }),
};
