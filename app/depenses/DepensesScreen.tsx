import type { Depense } from '@comptoir/contract/depenses';
import { Button } from '@comptoir/ui/Button';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { FilterLine } from '../records/lists/FilterLine';
import { ListToolbar } from '../records/lists/ListToolbar';
import { ListView } from '../records/lists/ListView';
import { sortingOf } from '../records/lists/TriFilter';
import { DepenseActions } from './DepenseActions';
import { DepenseDialogs, type OpenedDepense, useDepenseResume } from './DepenseDialogs';
import { DepensesFilters } from './DepensesFilters';
import { useDepenseColumns } from './useDepenseColumns';
import { useDepensesChips } from './useDepensesChips';
import { useDepensesList, useDepensesTotals, useDepensesTotalsOf } from './useDepensesList';

/** The list of expenses, with their payments (spec § 2 Expenses); the dashboard links here with filters (PRODUCT N). */
export function DepensesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useDepensesList();
  const { pages, isSearch } = list;
  const chips = useDepensesChips(list);
  const isNarrowed = isSearch || chips.length > 0;
  const totals = useDepensesTotals(list, isNarrowed);
  const totalsOf = useDepensesTotalsOf();
  const [opened, setOpened] = useState<OpenedDepense>(null);
  useDepenseResume(pages, setOpened);
  const columns = useDepenseColumns((documents) => setOpened({ documents }));
  const shape = { caption: t('depense.liste'), columns, rowKey: ({ depenseid }: Depense) => depenseid };
  const create = can('depenses.creer') && { label: t('depense.nouvelle'), onCreate: () => setOpened({ edit: null }) };

  return (
    <>
      <ListToolbar
        list={list}
        searchLabel={t('depense.rechercher')}
        create={create}
        filters={<DepensesFilters list={list} />}
        active={chips.length}
        onRefresh={() => list.begin()}
        print={{ ...shape, chips, totals: totalsOf }}
      />
      <FilterLine pages={pages} chips={chips} isNarrowed={isNarrowed} totals={totals} />
      <ListView
        pages={pages}
        sorting={sortingOf(list)}
        {...shape}
        actions={(row) => <DepenseActions row={row} onOpen={setOpened} />}
        empty={{
          description: t('depense.vide'),
          action: create && <Button onClick={create.onCreate}>{create.label}</Button>,
        }}
        search={
          isNarrowed
            ? { term: [list.term, ...chips.map(({ label }) => label)].filter(Boolean).join(', '), onClear: list.begin }
            : null
        }
      />
      <DepenseDialogs opened={opened} onOpen={setOpened} rows={pages.rows} />
    </>
  );
}
