import { ETATS_LIVRAISON } from '@comptoir/domain/commande';
import * as z from 'zod/mini';
import { call } from './call';
import { Id, Instant, paging, requiredOr, Term } from './schema';

/** The status of a delivery: 0 emballage, 1 expedie, 2 enlivraison, 3 livre (spec § 4). */
export const EtatLivraison = z.literal([...ETATS_LIVRAISON], requiredOr('champ.invalide'));

/** One change in the delivery of an order, with who recorded it and when (PRODUCT 1.13). */
export const Statuscommande = z.strictObject({
  statuscommandeid: Id,
  commandeid: Id,
  client: z.string(),
  etat: EtatLivraison,
  utilisateur: z.string(),
  createdon: Instant,
});
export type Statuscommande = z.output<typeof Statuscommande>;

const Etat = z.strictObject({ commandeid: Id, etat: EtatLivraison });
const changes = { access: ['commandes.statut'], compat: 'error' } as const;

/** A delivery only moves forward: each change must name a higher status (spec § 4, PRODUCT 1.13). */
export const statuscommandes = {
  all: call({
    method: 'GET',
    path: 'statuscommandes/withoutpagination',
    summary: 'The newest delivery steps of all orders, unpaged',
    access: ['commandes'],
    compat: 'error',
    isPaged: true,
    reply: z.array(Statuscommande),
  }),
  list: call({
    method: 'GET',
    path: 'statuscommandes/whithpagination',
    summary: 'A page of the delivery steps of all orders, newest first',
    access: ['commandes'],
    compat: 'error',
    query: z.strictObject(paging()),
    isPaged: true,
    reply: z.array(Statuscommande),
  }),
  search: call({
    method: 'GET',
    path: 'statuscommandes/searchwhithpagination/{term}',
    summary: 'A page of the delivery steps of the orders whose client contains the term',
    access: ['commandes'],
    compat: 'error',
    params: z.strictObject({ term: Term }),
    query: z.strictObject(paging()),
    isPaged: true,
    reply: z.array(Statuscommande),
  }),
  create: call({
    method: 'POST',
    path: 'statuscommandes',
    summary: 'Move the delivery of an order forward',
    ...changes,
    status: 201,
    own: 'statuscommandeid',
    row: Statuscommande,
    body: Etat,
    reply: Statuscommande,
  }),
  change: call({
    method: 'POST',
    path: 'statuscommandes/changeorderstate',
    summary: 'Move the delivery of an order forward, as the list of orders does',
    ...changes,
    body: Etat,
    row: Statuscommande,
    reply: Statuscommande,
  }),
  update: call({
    method: 'PUT',
    path: 'statuscommandes/{commandeid}',
    summary: 'Move the delivery of the order of the path forward',
    ...changes,
    params: z.strictObject({ commandeid: Id }),
    own: 'commandeid',
    row: Statuscommande,
    body: z.strictObject({ etat: EtatLivraison }),
    reply: Statuscommande,
  }),
  remove: call({
    method: 'DELETE',
    path: 'statuscommandes/{statuscommandeid}',
    summary: 'Always refused: the delivery history is kept (PRODUCT 1.13)',
    ...changes,
    params: z.strictObject({ statuscommandeid: Id }),
    reply: z.null(),
  }),
};
