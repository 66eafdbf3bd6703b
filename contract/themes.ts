import * as z from 'zod/mini';
import { call } from './call';
import { Flag, Id } from './schema';

const Theme = z.strictObject({ utilisateurid: Id, darkmode: Flag });

export const themes = {
  read: call({
    method: 'GET',
    path: 'themes/{utilisateurid}',
    summary: 'One’s own theme setting; light by default',
    access: 'session',
    compat: 'error',
    params: z.strictObject({ utilisateurid: Id }),
    reply: z.array(Theme),
  }),
  save: call({
    method: 'PUT',
    path: 'themes/{utilisateurid}',
    summary: 'Save one’s own theme setting',
    access: 'session',
    compat: 'error',
    params: z.strictObject({ utilisateurid: Id }),
    own: 'utilisateurid',
    body: z.strictObject({ utilisateurid: z.optional(Id), darkmode: Flag }),
    reply: z.array(Theme),
  }),
};
