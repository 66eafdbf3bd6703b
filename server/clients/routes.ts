import { pagingOf } from '@comptoir/contract/clientRules';
import type { clients } from '@comptoir/contract/clients';
import { checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import type { RecordId } from '@comptoir/domain/units';
import { attachFichier, replaceAttached } from '../fichiers/attached';
import type { Owner } from '../fichiers/repository';
import { pageOfSuivi } from '../frame/audit/suivi.repository';
import type { Handlers } from '../frame/http/routeOf';
import { choixOf } from './choix.repository';
import {
  countCommandesOf,
  deleteClient,
  findClient,
  insertClient,
  lockClient,
  lockClientToDelete,
  newestClients,
  pageOfClients,
  searchClients,
  updateClient,
} from './repository';

const objet = 'client';

const ownerOf = (clientid: RecordId): Owner => ({ proprietaire: 'client', proprietaireid: clientid });

export const clientsHandlers: Handlers<typeof clients> = {
  all: (_input, { db }) => newestClients(db),
  choix: async ({ query }, { db }) => ({ data: await choixOf(db, query) }),
  list: ({ query }, { db }) => pageOfClients(db, pagingOf(query)),
  search: ({ params, query }, { db }) => searchClients(db, params.term, pagingOf(query)),

  byId: async ({ params }, { db }) => ({ data: existingRecord(await findClient(db, params.clientid)) }),
  async suivi({ params: { clientid }, query }, { db, session }) {
    existingRecord(await findClient(db, clientid));
    return pageOfSuivi(db, { objet, id: clientid }, session.caisses, query);
  },

  async create({ body, files: [photo] }, context) {
    const { db, audit, now } = context;
    const clientid = await insertClient(db, body, now);
    if (photo) await attachFichier(ownerOf(clientid), photo, context);
    const apres = existingRecord(await findClient(db, clientid));
    await audit({ actiontype: 'Insert', libelle: apres.libelleclient, objet, objetid: clientid, apres });
    return { data: apres };
  },

  async update({ body, files: [photo] }, context) {
    const { db, audit } = context;
    const { clientid } = body;
    existingRecord(await lockClient(db, clientid));
    const avant = existingRecord(await findClient(db, clientid));
    checkVersion(avant, body.version);
    await updateClient(db, clientid, body);
    if (photo) await replaceAttached(ownerOf(clientid), photo, context);
    const apres = existingRecord(await findClient(db, clientid));
    await audit({ actiontype: 'Update', libelle: apres.libelleclient, objet, objetid: clientid, avant, apres });
    return { data: apres };
  },

  async remove({ params: { clientid } }, { db, audit, now }) {
    existingRecord(await lockClientToDelete(db, clientid));
    checkUnused(await countCommandesOf(db, clientid), 'client.a_des_commandes');
    const avant = existingRecord(await findClient(db, clientid));
    await deleteClient(db, clientid, now);
    await audit({ actiontype: 'Delete', libelle: avant.libelleclient, objet, objetid: clientid, avant });
    return { data: null };
  },
};
