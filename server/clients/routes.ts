import { pagingOf } from '@comptoir/contract/clientRules';
import type { clients } from '@comptoir/contract/clients';
import type { RecordId } from '@comptoir/domain/units';
import { attachFichier, replaceAttached } from '../fichiers/attached';
import type { Owner } from '../fichiers/repository';
import { lockedRecord, nounOf, removeUnused, suiviOf } from '../frame/http/noun';
import type { Handlers } from '../frame/http/routeOf';
import { choixOf } from './choix.repository';
import { findClient, insertClient, newestClients, pageOfClients, searchClients, updateClient } from './repository';

const client = nounOf({
  objet: 'client',
  find: (clientid, { db }) => findClient(db, clientid),
  libelleOf: ({ libelleclient }) => libelleclient,
});

const ownerOf = (clientid: RecordId): Owner => ({ proprietaire: 'client', proprietaireid: clientid });

export const clientsHandlers: Handlers<typeof clients> = {
  all: (_input, { db }) => newestClients(db),
  choix: async ({ query }, { db }) => ({ data: await choixOf(db, query) }),
  list: ({ query }, { db }) => pageOfClients(db, pagingOf(query)),
  search: ({ params, query }, { db }) => searchClients(db, params.term, pagingOf(query)),

  byId: ({ params }, context) => client.read(params.clientid, context),
  suivi: ({ params, query }, context) => suiviOf(client, params.clientid, query, context),

  async create({ body, files: [photo] }, context) {
    const clientid = await insertClient(context.db, body, context.now);
    if (photo) await attachFichier(ownerOf(clientid), photo, context);
    return client.created(clientid, context);
  },

  async update({ body, files: [photo] }, context) {
    const { clientid } = body;
    const avant = await lockedRecord(client, clientid, body.version, context);
    await updateClient(context.db, clientid, body);
    if (photo) await replaceAttached(ownerOf(clientid), photo, context);
    return client.changed(avant, context);
  },

  // The photo stays: only the client leads to it, and it comes back with the client.
  remove: ({ params }, context) =>
    removeUnused(client, params.clientid, { by: 'commande', code: 'client.a_des_commandes' }, context),
};
