import * as z from 'zod/mini';
import { call } from './call';
import { Id } from './schema';

export const fichiers = {
  read: call({
    method: 'GET',
    path: 'fichiers/{documentid}/{filename}',
    summary: 'The bytes of a stored file, to whoever may read its owner record',
    access: 'session',
    isBinary: true,
    params: z.strictObject({ documentid: Id, filename: z.string().check(z.maxLength(1000)) }),
    query: z.strictObject({ taille: z.optional(z.literal('vignette')) }),
    reply: z.null(),
  }),
};
