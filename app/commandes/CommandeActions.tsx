import { HandCoins } from 'lucide-react';
import type { Commande } from '#contract/commandes';
import { isCommandeModifiable } from '#domain/commande';
import { useLang } from '../i18n/useLang';
import { RowActions } from '../records/RowActions';
import { useSession } from '../session/useSession';
import type { OpenedCommande } from './CommandeDialogs';

interface CommandeActionsProps {
  row: Commande;
  onOpen(opened: OpenedCommande): void;
}

/** Settlements always; edit and delete only while something remains to be paid (spec § 2 Orders, DESIGN rule 7). */
export function CommandeActions({ row, onOpen }: CommandeActionsProps) {
  const { t } = useLang();
  const { can } = useSession();
  const named = { numero: String(row.commandeid), client: row.client };
  const isModifiable = isCommandeModifiable(row.etatsolde);
  // What costs nothing is settled without a payment that would keep it (RELIABILITY I18).
  const isRemovable = isModifiable || row.montant === 0;
  return (
    <RowActions
      view={{
        label: t('commande.reglementsligne', named),
        icon: <HandCoins aria-hidden />,
        onPress: () => onOpen({ reglements: row }),
      }}
      edit={
        isModifiable &&
        can('commandes.modifier') && {
          label: t('commande.modifierligne', named),
          onPress: () => onOpen({ edit: row }),
        }
      }
      remove={
        isRemovable &&
        can('commandes.supprimer') && {
          label: t('commande.supprimerligne', named),
          onPress: () => onOpen({ remove: row }),
        }
      }
    />
  );
}
