import type { Commande } from '@comptoir/contract/commandes';
import { isCommandeModifiable, isCommandeSupprimable } from '@comptoir/domain/commande';
import { History, Printer } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { commandePath } from '../frame/routing/recordPaths';
import { useSession } from '../frame/session/useSession';
import { imprimeDeCommande } from '../imprimes/imprimable';
import { DetteActions } from '../reglements/DetteActions';
import type { OpenCommande } from './CommandeDialogs';

interface CommandeActionsProps {
  row: Commande;
  onOpen: OpenCommande;
  /** Whether the actions stand at the head of the order's page, which shows payments and delivery already. */
  isHead?: boolean;
}

/**
 * The actions of an order: collect while something is owed; its papers, delivery history and payments always; edit and delete only
 * while something remains to be paid (spec § 2 Orders, DESIGN rule 7).
 */
export function CommandeActions({ row, onOpen, isHead = false }: CommandeActionsProps) {
  const { t } = useLang();
  const { can } = useSession();
  const named = { numero: String(row.commandeid), client: row.client };
  const bon = imprimeDeCommande(row);
  const isModifiable = isCommandeModifiable(row.etatsolde);
  return (
    <DetteActions
      id={row.commandeid}
      isOwed={row.reste > 0 && can('commandes.regler')}
      regler={{
        text: t('reglement.commande.nouveau'),
        label: t('commande.encaisserligne', named),
        onPress: () => onOpen({ regler: row }),
      }}
      reglements={{ label: t('commande.reglementsligne', named), onPress: () => onOpen({ reglements: row }) }}
      own={[
        !isHead && {
          text: t('livraison.historique'),
          icon: <History aria-hidden />,
          onPress: () => onOpen({ livraison: row }),
        },
        bon !== null && {
          text: t('dashboard.imprimer'),
          icon: <Printer aria-hidden />,
          onPress: () => onOpen({ piece: bon }),
        },
      ]}
      page={commandePath(row.commandeid)}
      isHead={isHead}
      history={{ objet: 'commande', id: row.commandeid, libelle: t('commande.nommee', named) }}
      edit={isModifiable && can('commandes.modifier') && (() => onOpen({ edit: row }))}
      remove={isCommandeSupprimable(row) && can('commandes.supprimer') && (() => onOpen({ remove: row }))}
    />
  );
}
