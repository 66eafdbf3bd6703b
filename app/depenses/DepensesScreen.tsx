import { type Depense, depenses } from '@comptoir/contract/depenses';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { useDossierExit } from '../records/lists/Dossier';
import { ListScreen } from '../records/lists/ListScreen';
import { useList } from '../records/lists/useList';
import { useSums } from '../records/lists/useTotals';
import { RecordActions } from '../records/RowActions';
import { DEPENSE_DIALOGS } from './DepenseDialogs';
import { depenseActions } from './depenseActions';
import { FILTRES_DEPENSES } from './filtresDepenses';
import { useDepenseColumns } from './useDepenseColumns';

const SUMS = { montant: 'liste.total', montantrestant: 'dashboard.resteapayer' } as const;

/** The list of expenses, with their payments (spec § 2 Expenses); the dashboard links here with filters (PRODUCT N). */
export function DepensesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useList({
    name: 'depenses',
    call: depenses.list,
    search: depenses.search,
    filtres: FILTRES_DEPENSES,
  });
  const [opened, setOpened] = useOpened(DEPENSE_DIALOGS);
  return (
    <>
      <ListScreen
        list={list}
        caption={t('depense.liste')}
        searchLabel={t('depense.rechercher')}
        emptyText={t('depense.vide')}
        create={can('depenses.creer') && { label: t('depense.nouvelle'), onCreate: () => setOpened({ edit: null }) }}
        columns={useDepenseColumns((depense) => setOpened({ documents: { depense } }))}
        rowKey={({ depenseid }) => depenseid}
        actions={(row) => <RecordActions useActions={depenseActions} row={row} onOpen={setOpened} />}
        totals={useSums<Depense>(SUMS, depenses.total)}
        exits={useDossierExit(list.pages.readBy)}
        onRefresh={list.begin}
      />
      <RecordDialogs of={DEPENSE_DIALOGS} shown={list.pages} opened={opened} onOpen={setOpened} />
    </>
  );
}
