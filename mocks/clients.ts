import { pagingOf } from '@comptoir/contract/clientRules';
import type { Client, ClientChoice } from '@comptoir/contract/clients';
import { checkUnused, checkVersion } from '@comptoir/contract/recordRules';
import type { TriNoms } from '@comptoir/contract/tri';
import { clientSought, rangClient } from '@comptoir/domain/client';
import { sum } from '@comptoir/domain/money';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { commandesOf, resteOf } from './commandes';
import { discardRecord } from './corbeille';
import { matchingRows, pageOf, unpagedRows } from './listing';
import { lienOf, pieceOf } from './pieces';
import type { Resolvers, Upload } from './resolver';
import { changeRow, foundRow, insertRow, instantOf, rowOf, rowsHaving } from './rows';
import type { ClientRow, Store } from './store';
import { suiviOf } from './suivi';
import { textesOfClient } from './textes';

/** The clients that a term finds, newest first or in one of the orders of contract/tri. */
export function clientsOf(store: Store, term = '', tri: TriNoms = ''): ClientRow[] {
  const cleOf = (row: ClientRow) => searchKey(textesOfClient(row).join(' ')).slice(0, 120);
  const byId = (a: ClientRow, b: ClientRow) => a.clientid - b.clientid;
  const byNom = (a: ClientRow, b: ClientRow) => (cleOf(a) === cleOf(b) ? byId(a, b) : cleOf(a) < cleOf(b) ? -1 : 1);
  const up = tri.endsWith('nom') ? byNom : byId;
  const isUp = tri === 'nom' || tri === 'date';
  const rows = store.clients.toSorted((a, b) => (isUp ? up(a, b) : up(b, a)));
  return matchingRows(rows, term, textesOfClient);
}

/** The mocks of the clients' calls. */
export function clientsMocks(store: Store): Resolvers<'clients'> {
  const page = (rows: readonly ClientRow[], query: Parameters<typeof pagingOf>[0]) =>
    pageOf(rows, pagingOf(query), (row) => shownClient(store, row));
  return {
    all: () => unpagedRows(rankedClients(store, '').map(asChoice)),
    choix: ({ query }) => ({ data: clientChoices(store, query) }),
    list: ({ query }) => page(clientsOf(store, '', query.tri), query),
    search: ({ params, query }) => page(clientsOf(store, params.term, query.tri), query),
    byId: ({ params }) => ({ data: shownClient(store, foundRow(store, 'clients', params.clientid)) }),
    suivi: (asked) => suiviOf(store, 'client', foundRow(store, 'clients', asked.params.clientid).clientid, asked),
    create: ({ body: fields, files: [file] }) => {
      const row = insertRow(store, 'clients', { ...fields, createdon: instantOf(store), version: 1 });
      if (file) storePhoto(store, row.clientid, file);
      return { data: shownClient(store, row) };
    },
    update: ({ body: { clientid, oldfilepath, version, ...fields }, files: [file] }) => {
      const row = foundRow(store, 'clients', clientid);
      checkVersion(row, version, shownClient(store, row));
      changeRow(row, fields);
      if (file) storePhoto(store, clientid, file);
      return { data: shownClient(store, row) };
    },
    remove: ({ utilisateur, params }) => {
      const row = foundRow(store, 'clients', params.clientid);
      checkUnused(commandesOf(store, row.clientid).length, 'client.a_des_commandes');
      const { clientid: id, libelleclient: libelle } = row;
      const photos = rowsHaving(store.photos, { clientid: id });
      discardRecord(store, utilisateur, { type: 'client', id, libelle }, { clients: [row], photos });
      return { data: null };
    },
  };
}

/** Stores a checked photo of a client and replaces the previous one. */
function storePhoto(store: Store, clientid: RecordId, upload: Upload): void {
  const others = store.photos.filter((row) => row.clientid !== clientid);
  store.photos = [...others, { ...pieceOf(store, 'photo', upload), clientid }];
}

function shownClient(store: Store, row: ClientRow): Client {
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
