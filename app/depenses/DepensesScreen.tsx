import { useState } from 'react';
import { depenses } from '#contract/depenses';
import { PAGE_SIZE } from '#domain/limits';
import { useLang } from '../i18n/useLang';
import { ListScreen } from '../lists/ListScreen';
import { useSearchedList } from '../lists/useSearchedList';
import { useSession } from '../session/useSession';
import { DepenseActions, DepenseDialogs, type OpenedDepense } from './DepenseDialogs';
import { useDepenseColumns } from './useDepenseColumns';

export function DepensesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useSearchedList(depenses, PAGE_SIZE.depenses);
  const [opened, setOpened] = useState<OpenedDepense>(null);
  const columns = useDepenseColumns();

  return (
    <>
      <ListScreen
        list={list}
        searchLabel={t('depense.rechercher')}
        create={can('depenses.creer') && { label: t('depense.nouvelle'), onCreate: () => setOpened({ edit: null }) }}
        caption={t('depense.liste')}
        columns={columns}
        rowKey={(row) => row.depenseid}
        actions={(row) => <DepenseActions row={row} onOpen={setOpened} />}
        emptyText={t('depense.vide')}
      />
      <DepenseDialogs opened={opened} onOpen={setOpened} />
    </>
  );
}
