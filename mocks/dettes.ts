import { REGLEMENT_FROM, type ReglementFrom } from '#domain/reglement';
import { foundCommande, montantOf } from './commandes';
import { foundDepense } from './depenses';
import type { Store } from './store';

/** What a payment settles: an expense or an order. `montant` in francs. */
export interface Dette {
  libelle: string;
  montant: number;
}

/** The expense (`from` 0) or the order (`from` 1) of this id; throws when there is none of that kind. */
export function foundDette(store: Store, id: number, from: ReglementFrom): Dette {
  if (from === REGLEMENT_FROM.depense) return foundDepense(store, id);
  const row = foundCommande(store, id);
  const client = store.clients.find(({ clientid }) => clientid === row.clientid);
  return { libelle: `Commande N° ${id} – ${client?.libelleclient ?? ''}`, montant: montantOf(row) };
}
