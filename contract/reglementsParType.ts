import { PAGE_SIZE } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { call } from './call';
import { Id, Nombre, PlainDate, paging, Somme } from './schema';

/** What was paid for the expenses of one type, in francs, and by how many payments. */
export const PartReglee = z.strictObject({ typedepenseid: Id, libelle: z.string(), nombre: Nombre, montant: Somme });
export type PartReglee = z.output<typeof PartReglee>;

/** The payments of expenses by type. Reversed ones settle nothing: the sum is `sorties` of `reglements/total`. */
export const reglementsParType = {
  parType: call({
    method: 'GET',
    path: 'reglements/types',
    summary: 'A page of what was paid by type of expense, of some days or one register, the greatest first',
    access: ['depenses'],
    isCostly: true,
    query: z.strictObject({
      datedebut: z.optional(PlainDate),
      datefin: z.optional(PlainDate),
      caisseid: z.optional(Id),
      ...paging(PAGE_SIZE.parType),
    }),
    isPaged: true,
    reply: z.array(PartReglee),
  }),
};
