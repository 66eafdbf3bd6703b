import { JUSTIFIES } from '@comptoir/contract/avanceAccess';
import { avances } from '@comptoir/contract/avances';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { ListScreen } from '../records/lists/ListScreen';
import { useList } from '../records/lists/useList';
import { RecordActions } from '../records/RowActions';
import { AVANCE_DIALOGS } from './AvanceDialogs';
import { useAvanceActions } from './avanceActions';
import { FILTRES_AVANCES } from './filtres';
import { Porteurs } from './Porteurs';
import { useDecides } from './useActes';
import { useAvanceColumns } from './useAvanceColumns';

/**
 * The advances. Users who decide see first who holds money; then comes the list, where people decide, spend and give
 * back (ADR 0039).
 */
export function AvancesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const decides = useDecides();
  const list = useList({ name: 'avances', call: avances.list, filtres: FILTRES_AVANCES });
  const [opened, setOpened] = useOpened(AVANCE_DIALOGS);
  const isAsking = JUSTIFIES.some(can);
  return (
    <Stack isInOrder>
      {decides && <Porteurs onChoose={(porteurid) => list.onFilter({ porteurid: String(porteurid) })} />}
      <div>
        <ListScreen
          list={list}
          caption={t('avance.liste')}
          emptyText={t(isAsking ? 'avance.vide' : 'avance.videlecture')}
          create={isAsking && { label: t('avance.demander'), onCreate: () => setOpened({ demander: true }) }}
          columns={useAvanceColumns()}
          rowKey={({ avanceid }) => avanceid}
          actions={(row) => <RecordActions useActions={useAvanceActions} row={row} onOpen={setOpened} />}
          onRefresh={list.begin}
        />
      </div>
      <RecordDialogs of={AVANCE_DIALOGS} shown={list.pages} opened={opened} onOpen={setOpened} />
    </Stack>
  );
}
