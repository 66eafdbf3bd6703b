import { formatTelephone } from '#domain/telephone';
import type { ClientRow, CommandeRow, Store } from './store';

/** What a client is searched by; a phone by its digits, and in pairs as the screens show it. */
export function textesOfClient({ libelleclient, tel, email, adresse }: ClientRow): string[] {
  return [libelleclient, tel, formatTelephone(tel), email, adresse];
}

/** What an order is searched by: its number as it is shown, its items, its client. */
export function textesOfCommande(store: Store, { commandeid, clientid, lignes }: CommandeRow): string[] {
  const client = store.clients.find((row) => row.clientid === clientid);
  return [`N° ${commandeid}`, ...lignes.map(({ libelle }) => libelle), ...(client ? textesOfClient(client) : [])];
}
