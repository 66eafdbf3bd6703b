import { type Creance, creances, type TotalCreances } from '@comptoir/contract/clients';
import { formatMontant } from '@comptoir/domain/money';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { InHead } from '../frame/shell/InHead';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { ListScreen } from '../records/lists/ListScreen';
import { useList } from '../records/lists/useList';
import { useSums } from '../records/lists/useTotals';
import { RecordActions } from '../records/RowActions';
import { CREANCE_DIALOGS } from './CreanceDialogs';
import { CreancesTotal } from './CreancesTotal';
import { useCreanceActions } from './creanceActions';
import { useCreanceColumns } from './useCreanceColumns';

/** The debts of the clients by age: the total, then each client (PRODUCT M). */
export function CreancesScreen() {
  const { t } = useLang();
  const total = useRoute(creances.total, {});
  const list = useList({ name: 'creances', call: creances.list, search: 'search' });
  const [opened, setOpened] = useOpened(CREANCE_DIALOGS);
  const refreshTotal = () => {
    void total.refresh();
    return false;
  };
  return (
    <Stack>
      <div>
        <InHead place="note">
          <TotalLine total={total.data} />
        </InHead>
        <ListScreen
          list={list}
          caption={t('creance.liste')}
          searchLabel={t('creance.rechercher')}
          emptyText={t('creance.vide')}
          columns={useCreanceColumns(setOpened)}
          rowKey={({ clientid }) => clientid}
          actions={(creance) => <RecordActions useActions={useCreanceActions} row={creance} onOpen={setOpened} />}
          totals={useSums<Creance>({ reste: 'liste.total' })}
          onRefresh={refreshTotal}
        />
        <RecordDialogs of={CREANCE_DIALOGS} shown={list.pages} opened={opened} onOpen={setOpened} />
      </div>
      <CreancesTotal route={total} />
    </Stack>
  );
}

/** The total as one line of text; its place is reserved before the figure is known (CLS). */
function TotalLine({ total }: { total: TotalCreances | undefined }) {
  const { t } = useLang();
  if (!total?.nombreclient) return '\u00a0';
  return (
    <>
      {t('creance.clients', { count: total.nombreclient })} <strong>{formatMontant(total.reste)}</strong>
    </>
  );
}
