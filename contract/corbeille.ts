import * as z from 'zod/mini';
import { call } from './call';
import { TYPES_CORBEILLE } from './objets';
import { Id, Instant, paging } from './schema';

const Type = z.enum(TYPES_CORBEILLE, 'champ.invalide');

/** A deleted record, who deleted it and when. */
export const Corbeille = z.strictObject({
  type: Type,
  id: Id,
  libelle: z.string(),
  utilisateur: z.string(),
  supprimele: Instant,
});
export type Corbeille = z.output<typeof Corbeille>;

export const corbeille = {
  list: call({
    method: 'GET',
    path: 'corbeille/whithpagination',
    summary: 'A page of deleted records, the last deleted first; `type` filters them',
    access: ['corbeille'],
    query: z.strictObject({ type: z.optional(Type), ...paging() }),
    isPaged: true,
    reply: z.array(Corbeille),
  }),
  restore: call({
    method: 'POST',
    path: 'corbeille/{type}/{id}/restaurer',
    summary: 'Bring a deleted record back, with its children and files',
    access: ['corbeille.restaurer'],
    params: z.strictObject({ type: Type, id: Id }),
    body: z.strictObject({}),
    reply: Corbeille,
  }),
};
