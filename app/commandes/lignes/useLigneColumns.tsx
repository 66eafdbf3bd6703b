import { type LigneCommande, prixUnitaire } from '@comptoir/domain/commande';
import { formatNombre } from '@comptoir/domain/money';
import { Amount } from '@comptoir/ui/Amount';
import { Badge } from '@comptoir/ui/Badge';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../../frame/i18n/useLang';

type Ligne = LigneCommande & { isEdited?: boolean };

/** The columns label, quantity, unit price, total of the line (spec § 2 Orders). */
export function useLigneColumns(): Column<Ligne>[] {
  const { t } = useLang();
  return [
    {
      key: 'libelle',
      header: t('depense.libelle'),
      isPrimary: true,
      render: ({ libelle, isEdited }) => (
        <>
          {libelle} {isEdited && <Badge tone="info">{t('commande.encoursmodification')}</Badge>}
        </>
      ),
    },
    {
      ...{ key: 'qtecmd', align: 'end', phone: 'meta' },
      header: t('commande.quantite'),
      render: ({ qtecmd }) => formatNombre(qtecmd),
    },
    {
      key: 'prix',
      phone: 'meta',
      header: t('commande.prixunitaire'),
      align: 'end',
      render: (ligne) => <Amount value={prixUnitaire(ligne)} />,
    },
    {
      key: 'mnttotal',
      phone: 'amount',
      header: t('commande.montantligne'),
      align: 'end',
      render: ({ mnttotal }) => <Amount value={mnttotal} />,
    },
  ];
}
