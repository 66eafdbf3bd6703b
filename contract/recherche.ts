import * as z from 'zod/mini';
import { call } from './call';
import { OBJETS_TROUVES } from './objets';
import { Id, Term } from './schema';

/** A record that the user may see; `detail` is a day, amount or phone that tells equal labels apart (PRODUCT K). */
export const Trouve = z.strictObject({
  objet: z.enum(OBJETS_TROUVES),
  id: Id,
  libelle: z.string(),
  detail: z.string(),
});
export type Trouve = z.output<typeof Trouve>;

export const recherche = {
  find: call({
    method: 'GET',
    path: 'recherche/{term}',
    summary: 'Records of every kind that the user may read and that contain the term, at most five of each',
    access: 'session',
    isCostly: true,
    params: z.strictObject({ term: Term }),
    reply: z.array(Trouve),
  }),
};
