import { libelleCommande } from '@comptoir/domain/commande';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { montantOf } from './commandes';
import { foundRow, rowOf } from './rows';
import type { Store } from './store';
import { textesOfCommande } from './textes';

/** The expense or the order that a payment settles. `montant` is in francs; a search for payments looks in `textes`. */
export interface Dette {
  libelle: string;
  montant: Francs;
  /** Whose order it is. */
  clientid?: RecordId;
  textes: readonly string[];
}

/** Returns the expense (`from` 0) or the order (`from` 1) with this id. Throws Refusal when there is none. */
export function foundDette(store: Store, id: RecordId, from: ReglementFrom): Dette {
  if (from === REGLEMENT_FROM.depense) {
    const { libelle, montant } = foundRow(store, 'depenses', id);
    return { libelle, montant, textes: [libelle] };
  }
  const row = foundRow(store, 'commandes', id);
  const client = rowOf(store, 'clients', row.clientid);
  const libelle = libelleCommande({ commandeid: id, client: client?.libelleclient ?? '' });
  return { libelle, montant: montantOf(row), clientid: row.clientid, textes: textesOfCommande(store, row) };
}
