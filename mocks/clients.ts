import { pagingOf } from '@comptoir/contract/clientRules';
import type { Client, ClientChoice } from '@comptoir/contract/clients';
import { checkUnused } from '@comptoir/contract/recordRules';
import type { TriNoms } from '@comptoir/contract/tri';
import { clientSought, rangClient } from '@comptoir/domain/client';
import { sum } from '@comptoir/domain/money';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { commandesOf, resteOf } from './commandes';
import { discarded } from './corbeille';
import { pageOf, termOf, textesOfClient, unpagedRows } from './listing';
import { type Asked, nounOf } from './noun';
import { lienOf, storePhoto } from './pieces';
import type { By, Resolvers } from './resolver';
import { insertRow, instantOf, rowOf, rowsHaving } from './rows';
import type { ClientRow, Store } from './store';
import { foundRows } from './trouvables';

/** The clients that a term finds, newest first or in one of the orders of contract/tri. */
export function clientsOf(store: Store, term = '', tri: TriNoms = ''): ClientRow[] {
  const cleOf = (row: ClientRow) => searchKey(textesOfClient(row).join(' ')).slice(0, 120);
  const byId = (a: ClientRow, b: ClientRow) => a.clientid - b.clientid;
  const byNom = (a: ClientRow, b: ClientRow) => (cleOf(a) === cleOf(b) ? byId(a, b) : cleOf(a) < cleOf(b) ? -1 : 1);
  const up = tri.endsWith('nom') ? byNom : byId;
  const isUp = tri === 'nom' || tri === 'date';
  const rows = store.clients.toSorted((a, b) => (isUp ? up(a, b) : up(b, a)));
  return foundRows(rows, term, (row) => ({ textes: [textesOfClient(row).join(' ')] }));
}

const client = nounOf('clients', { shown: shownClient });

/** The mocks of the clients' calls. */
export const clientsMocks: Resolvers<'clients'> = {
  all: ({ store }) => unpagedRows(rankedClients(store, '').map(asChoice)),
  choix: ({ store, query }) => ({ data: clientChoices(store, query) }),
  list: (asked) => pageOfClients(asked),
  search: (asked) => pageOfClients(asked),
  byId: (asked) => client.byId(asked),
  suivi: (asked) => client.suivi(asked),
  create: (asked) => {
    const { store, body, files } = asked;
    const row = insertRow(store, 'clients', { ...body, createdon: instantOf(store), version: 1 });
    storePhoto(store, 'photos', { clientid: row.clientid }, files);
    return client.answered(asked, row);
  },
  update: (asked) => {
    const { clientid, oldfilepath: _, version: __, ...fields } = asked.body;
    const row = client.found(asked);
    client.checkVersion(asked, row);
    storePhoto(asked.store, 'photos', { clientid }, asked.files);
    return client.changed(asked, row, fields);
  },
  remove: (asked) => {
    const row = client.found(asked);
    const { clientid } = row;
    checkUnused(commandesOf(asked.store, clientid).length, 'client.a_des_commandes');
    return discarded(asked, 'clients', row, { photos: rowsHaving(asked.store.photos, { clientid }) });
  },
};

const pageOfClients = (asked: Asked & { query: Parameters<typeof pagingOf>[0] & { tri: TriNoms } }) =>
  pageOf(clientsOf(asked.store, termOf(asked), asked.query.tri), pagingOf(asked.query), (row) =>
    shownClient(asked, row),
  );

function shownClient({ store }: By, row: ClientRow): Client {
  const commandes = commandesOf(store, row.clientid);
  return {
    ...row,
    photo: lienOf(store.photos.find(({ clientid }) => clientid === row.clientid)),
    nombrecommande: commandes.length,
    reste: sum(commandes.map((commande) => resteOf(store, commande))),
  };
}

/** The clients whose name or phone contains the search text: the best match first, then the newest. */
function rankedClients(store: Store, search: string): ClientRow[] {
  const { nom, chiffres } = clientSought(search);
  if (nom === '' && chiffres === '') return clientsOf(store);
  return clientsOf(store)
    .map((row) => ({ row, rang: rangClient(row, search) }))
    .filter((one): one is { row: ClientRow; rang: number } => one.rang !== null)
    .sort((a, b) => a.rang - b.rang)
    .map(({ row }) => row);
}

/** The best or the newest clients, and the client `clientid` even when it is not among them. */
function clientChoices(
  store: Store,
  { search, limit, clientid: id }: { search: string; limit: number; clientid?: RecordId | undefined },
): ClientChoice[] {
  const kept = rankedClients(store, search).slice(0, limit);
  const chosen = rowOf(store, 'clients', id);
  if (chosen && !kept.includes(chosen)) kept.push(chosen);
  return kept.map(asChoice);
}

const asChoice = ({ clientid, libelleclient, tel }: ClientRow): ClientChoice => ({ clientid, libelleclient, tel });
