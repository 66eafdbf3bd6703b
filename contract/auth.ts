import { PASSWORD_MAX } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { call } from './call';
import { Libelle, requiredOr } from './schema';

export const MotDePasse = z
  .string('champ.requis')
  .check(z.minLength(1, 'champ.requis'), z.maxLength(PASSWORD_MAX, 'champ.trop_long'));

/** A code of six digits from the second factor, or a recovery code. */
export const Code = z
  .string(requiredOr('champ.invalide'))
  .check(z.minLength(1, 'champ.requis'), z.maxLength(40, 'champ.trop_long'));

/** The readable part of the session's token: the only thing that the app stores (CONTRACT "Session"). */
export const Token = z.strictObject({ token: z.string() });

/** The payload of the token, as the client of the specification reads it (spec § 3). */
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
        /** Path of the organisation's logo, empty without one. */
        logo: z.optional(z.string()),
        /** The address of the organisation, for the head of printed papers; empty when unknown. */
        adresse: z.optional(z.string()),
      }),
    ),
    permissions_module: z.array(z.string()),
    permissions_fontionnalite: z.array(z.string()),
  }),
  exp: z.number(),
  /** When the server signed the token, in epoch seconds like `exp`. Tokens of an earlier version lack it. */
  iat: z.optional(z.number()),
  jti: z.string(),
});
export type TokenPayload = z.output<typeof TokenPayload>;

export const auth = {
  login: call({
    method: 'POST',
    path: 'auth/login',
    summary: 'Open a session',
    access: 'public',
    /** `code` is required from a user with a second factor: a code from it, or a recovery code. */
    body: z.strictObject({ username: Libelle, password: MotDePasse, code: z.optional(Code) }),
    reply: Token,
  }),
  me: call({
    method: 'GET',
    path: 'auth/me',
    summary: 'A fresh token with the present permissions',
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
    summary: 'Change one’s own password; this ends the other sessions',
    access: 'session',
    isOpenToTemporaryPassword: true,
    body: z.strictObject({ ancien: MotDePasse, nouveau: MotDePasse, confirmation: MotDePasse }),
    reply: Token,
  }),
};
