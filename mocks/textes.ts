import { formatTelephone } from '@comptoir/domain/telephone';
import { rowOf } from './rows';
import type { ClientRow, CommandeRow, Store } from './store';

/** The searched texts of a client; the phone is there as digits and, as on screen, in pairs. */
export function textesOfClient({ libelleclient, tel, email, adresse }: ClientRow): string[] {
  return [libelleclient, tel, formatTelephone(tel), email, adresse];
}

/** The searched texts of an order: its number as on screen, its items and its client. */
export function textesOfCommande(store: Store, { commandeid, clientid, lignes }: CommandeRow): string[] {
  const client = rowOf(store, 'clients', clientid);
  return [`N° ${commandeid}`, ...lignes.map(({ libelle }) => libelle), ...(client ? textesOfClient(client) : [])];
}
