import type { Corbeille } from '@comptoir/contract/corbeille';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { useColumns } from '../records/lists/useColumns';

/** The columns label, kind, date and author of the deletion (PRODUCT P). */
export function useCorbeilleColumns(): Column<Corbeille>[] {
  const { t } = useLang();
  const { text, instant } = useColumns<Corbeille>();
  return [
    text('libelle', 'depense.libelle', { isPrimary: true }),
    text('type', 'corbeille.type', {
      under: 'libelle',
      phone: 'meta',
      render: ({ type }) => t(`activite.objet${type}`),
    }),
    instant('supprimele', 'corbeille.supprimele'),
    text('utilisateur', 'corbeille.par'),
  ];
}
