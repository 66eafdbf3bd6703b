import type { Commande } from '@comptoir/contract/commandes';
import { isCommandeModifiable, isCommandeSupprimable } from '@comptoir/domain/commande';
import { History, Printer } from 'lucide-react';
import { commandePath } from '../frame/routing/recordPaths';
import { imprimeDeCommande } from '../imprimes/imprimable';
import type { Actions, Viewed } from '../records/actions';
import { detteActions } from '../reglements/detteActions';
import type { OpenedCommande } from './CommandeDialogs';

/**
 * The actions of an order: collect while something is owed; its papers, delivery history and payments always; edit and
 * delete only while something remains to be paid (spec § 2 Orders, DESIGN rule 7).
 */
export function commandeActions(row: Commande, { t, can, isHead }: Viewed): Actions<OpenedCommande> {
  const { commandeid: id, client } = row;
  const named = { numero: String(id), client };
  const imprime = imprimeDeCommande(row);
  return {
    of: { objet: 'commande', id, libelle: t('commande.nommee', named) },
    page: commandePath(id),
    dette: id,
    ...detteActions<OpenedCommande>({
      isOwed: row.reste > 0 && can('commandes.regler'),
      isHead,
      regler: { text: 'reglement.commande.nouveau', label: t('commande.encaisserligne', named), open: { regler: row } },
      reglements: { label: t('commande.reglementsligne', named), open: { reglements: row } },
      own: [
        !isHead && { text: 'livraison.historique', icon: History, open: { livraison: row } },
        imprime && { text: 'dashboard.imprimer', icon: Printer, open: { imprime } },
      ],
    }),
    edit: isCommandeModifiable(row.etatsolde) && { needs: 'commandes.modifier', open: { edit: row } },
    remove: isCommandeSupprimable(row) && { needs: 'commandes.supprimer', open: { remove: row } },
  };
}
