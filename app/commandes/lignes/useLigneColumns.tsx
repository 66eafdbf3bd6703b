import { type LigneCommande, prixUnitaire } from '@comptoir/domain/commande';
import { formatNombre } from '@comptoir/domain/money';
import { Amount } from '@comptoir/ui/Amount';
import { Badge } from '@comptoir/ui/Badge';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../../frame/i18n/useLang';
import { useColumns } from '../../records/lists/useColumns';

type Ligne = LigneCommande & { isEdited?: boolean };

/** The columns label, quantity, unit price, total of the line (spec § 2 Orders). */
export function useLigneColumns(): Column<Ligne>[] {
  const { t } = useLang();
  const { column, text, amount } = useColumns<Ligne>();
  return [
    text('libelle', 'depense.libelle', {
      isPrimary: true,
      render: ({ libelle, isEdited }) => (
        <>
          {libelle} {isEdited && <Badge tone="info">{t('commande.encoursmodification')}</Badge>}
        </>
      ),
    }),
    column('qtecmd', 'commande.quantite', ({ qtecmd }) => formatNombre(qtecmd), { align: 'end', phone: 'meta' }),
    column('prix', 'commande.prixunitaire', (ligne) => <Amount value={prixUnitaire(ligne)} />, {
      align: 'end',
      phone: 'meta',
    }),
    amount('mnttotal', 'commande.montantligne', { phone: 'amount' }),
  ];
}
