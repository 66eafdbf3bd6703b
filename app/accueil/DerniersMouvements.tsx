import { mouvements } from '@comptoir/contract/mouvements';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import type { RecordId } from '@comptoir/domain/units';
import { DataTable } from '@comptoir/ui/DataTable';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { useMouvementColumns } from '../caisses/mouvements/useMouvementColumns';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { Loaded } from '../records/Loaded';
import { Waiting } from './Waiting';

/** The last movements of a register, without actions. */
export function DerniersMouvements({ caisseid }: { caisseid: RecordId }) {
  const { t } = useLang();
  const columns = useMouvementColumns();
  const route = useRoute(mouvements.list, { query: { caisseid, limit: PAGE_SIZE.mouvements } });
  return (
    <Loaded route={route} failedTitle={t('general.chargementechoue')} skeleton={<Waiting />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={t('datatable.vide')} description={t('mouvement.vide')} />
        ) : (
          <DataTable
            caption={t('mouvement.liste')}
            columns={columns}
            rows={rows}
            rowKey={({ mouvementcaisseid }) => mouvementcaisseid}
          />
        )
      }
    </Loaded>
  );
}
