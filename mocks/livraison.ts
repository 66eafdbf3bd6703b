import type { Statuscommande } from '@comptoir/contract/statuscommandes';
import type { EtatLivraison } from '@comptoir/domain/commande';
import type { RecordId } from '@comptoir/domain/units';
import { insertRow, instantOf, rowOf, rowsHaving } from './rows';
import { fullName } from './session';
import type { StatuscommandeRow, Store } from './store';

/** The delivery steps of an order, oldest first. */
export function livraisonOf(store: Store, id: RecordId): StatuscommandeRow[] {
  const rows = rowsHaving(store.statuscommandes, { commandeid: id });
  return rows.sort((a, b) => a.etat - b.etat || a.statuscommandeid - b.statuscommandeid);
}

/** The delivery status of an order: that of its last step. */
export function etatOf(store: Store, commandeid: RecordId): EtatLivraison {
  return livraisonOf(store, commandeid).at(-1)?.etat ?? 0;
}

/** Adds a delivery step. Callers must check that it moves forward. */
export function appendStatut(
  store: Store,
  fields: Pick<StatuscommandeRow, 'commandeid' | 'etat' | 'utilisateurid'>,
): StatuscommandeRow {
  return insertRow(store, 'statuscommandes', { ...fields, createdon: instantOf(store) });
}

export function shownStatut(store: Store, { utilisateurid, ...fields }: StatuscommandeRow): Statuscommande {
  return { ...fields, client: clientOf(store, fields.commandeid), utilisateur: fullName(store, utilisateurid) };
}

function clientOf(store: Store, id: RecordId): string {
  const commande = rowOf(store, 'commandes', id);
  return rowOf(store, 'clients', commande?.clientid)?.libelleclient ?? '';
}
