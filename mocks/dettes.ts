import { REGLEMENT_FROM, type ReglementFrom } from '#domain/reglement';
import { foundCommande, montantOf } from './commandes';
import { foundDepense } from './depenses';
import { textesOfCommande } from './recherche';
import type { Store } from './store';

/** What a payment settles: an expense or an order. `montant` in francs; `textes` is what its payments are found by. */
export interface Dette {
  libelle: string;
  montant: number;
  textes: readonly string[];
}

/** The expense (`from` 0) or the order (`from` 1) of this id; throws when there is none of that kind. */
export function foundDette(store: Store, id: number, from: ReglementFrom): Dette {
  if (from === REGLEMENT_FROM.depense) {
    const { libelle, montant } = foundDepense(store, id);
    return { libelle, montant, textes: [libelle] };
  }
  const row = foundCommande(store, id);
  const client = store.clients.find(({ clientid }) => clientid === row.clientid);
  const libelle = `N° ${id} · ${client?.libelleclient ?? ''}`;
  return { libelle, montant: montantOf(row), textes: textesOfCommande(store, row) };
}
