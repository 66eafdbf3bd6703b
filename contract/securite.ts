import * as z from 'zod/mini';
import { Code, MotDePasse } from './auth';
import { call } from './call';
import { Id, Instant, Nombre } from './schema';

/** An open session of the caller; `courante` is true for the session of this request. */
export const SessionOuverte = z.strictObject({
  sessionid: Id,
  appareil: z.string(),
  createdon: Instant,
  dernierusage: Instant,
  expire: Instant,
  courante: z.boolean(),
});
export type SessionOuverte = z.output<typeof SessionOuverte>;

/**
 * The calls of `auth` about a user's own sessions and second factor. They stand apart because signing in needs none.
 */
export const securite = {
  sessions: call({
    method: 'GET',
    path: 'auth/sessions',
    summary: 'One’s own open sessions, the last used first',
    access: 'session',
    reply: z.array(SessionOuverte),
  }),
  endSession: call({
    method: 'DELETE',
    path: 'auth/sessions/{sessionid}',
    summary: 'End one of one’s own sessions',
    access: 'session',
    params: z.strictObject({ sessionid: Id }),
    reply: z.null(),
  }),
  facteur: call({
    method: 'GET',
    path: 'auth/facteur',
    summary: 'Whether one’s own second factor is required, and how many recovery codes are left',
    access: 'session',
    reply: z.strictObject({ actif: z.boolean(), secours: Nombre }),
  }),
  prepareFacteur: call({
    method: 'POST',
    path: 'auth/facteur',
    summary: 'A secret for a second factor, which is in force after a code of it is confirmed',
    access: 'session',
    body: z.strictObject({ motdepasse: MotDePasse }),
    reply: z.strictObject({ secret: z.string(), adresse: z.string() }),
  }),
  confirmFacteur: call({
    method: 'PUT',
    path: 'auth/facteur',
    summary: 'Require the second factor from now on; the recovery codes are shown only now',
    access: 'session',
    body: z.strictObject({ code: Code }),
    reply: z.strictObject({ secours: z.array(z.string()) }),
  }),
  removeFacteur: call({
    method: 'POST',
    path: 'auth/facteur/retrait',
    summary: 'No longer require the second factor',
    access: 'session',
    body: z.strictObject({ motdepasse: MotDePasse, code: Code }),
    reply: z.null(),
  }),
};
