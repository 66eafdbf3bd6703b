import * as z from 'zod/mini';
import { call } from './call';
import { Id, Libelle } from './schema';

/** The call `activites.record`. It stands apart because signing in needs it without the other calls. */
export const recordActivite = call({
  method: 'POST',
  path: 'activites',
  summary: 'Record an activity; user and time are the session’s, not the body’s',
  access: 'session',
  isOpenToTemporaryPassword: true,
  status: 201,
  body: z.strictObject({
    libelle: Libelle,
    utilisateurid: z.optional(Id),
    date: z.optional(z.string()),
    actiontype: Libelle,
  }),
  reply: z.strictObject({ activiteid: Id }),
});
