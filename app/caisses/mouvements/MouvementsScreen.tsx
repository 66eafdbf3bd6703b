import { type MouvementListe, mouvements } from '@comptoir/contract/mouvements';
import { useLang } from '../../frame/i18n/useLang';
import { useCaisseName } from '../../operations/caissesVues';
import { ListScreen } from '../../records/lists/ListScreen';
import { useColumns } from '../../records/lists/useColumns';
import { useList } from '../../records/lists/useList';
import { FILTRES_MOUVEMENTS } from './filtres';
import { useMouvementColumns } from './useMouvementColumns';
import { useMouvementsTotals } from './useMouvementsTotals';

/** The movements of all registers together: the list behind the dashboard's flow (PRODUCT N). */
export function MouvementsScreen() {
  const { t } = useLang();
  const list = useList({ name: 'mouvements', call: mouvements.list, filtres: FILTRES_MOUVEMENTS });
  const nameOf = useCaisseName();
  const { text } = useColumns<MouvementListe>();
  const columns = useMouvementColumns();
  const caisse = text('caisse', 'mouvement.caisse', {
    phone: 'meta',
    // An answer that an older version of the app has cached has no name.
    render: ({ caisseid, caisse: libelle }) => libelle ?? nameOf(caisseid),
  });
  return (
    <ListScreen
      list={list}
      caption={t('mouvement.liste')}
      emptyText={t('caisse.vide')}
      // The register stands next to the balance, which is that register's.
      columns={columns.flatMap((column) => (column.key === 'soldeapres' ? [column, caisse] : [column]))}
      rowKey={({ mouvementcaisseid }) => mouvementcaisseid}
      totals={useMouvementsTotals()}
      onRefresh={list.begin}
    />
  );
}
