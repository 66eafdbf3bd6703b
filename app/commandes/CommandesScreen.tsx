import type { Commande } from '@comptoir/contract/commandes';
import { Button } from '@comptoir/ui/Button';
import { useState } from 'react';
import { useCreancesWay } from '../creances/useCreancesWay';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { FilterLine } from '../records/lists/FilterLine';
import { ListToolbar } from '../records/lists/ListToolbar';
import { ListView } from '../records/lists/ListView';
import { sortingOf } from '../records/lists/TriFilter';
import { Lot } from '../reglements/Lot';
import { bonDe } from '../reglements/PieceDialog';
import { CommandeActions } from './CommandeActions';
import { CommandeDialogs, type OpenedCommande, useCommandeResume } from './CommandeDialogs';
import { CommandesFilters } from './CommandesFilters';
import { useCommandesChips, useCommandesTotals, useCommandesTotalsOf } from './filtres';
import { useCommandeColumns } from './useCommandeColumns';
import { useCommandesList } from './useCommandesList';

/** The list of orders, to take, deliver and collect (spec § 2 Orders). */
export function CommandesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useCommandesList();
  const chips = useCommandesChips(list);
  const isNarrowed = list.isSearch || chips.length > 0;
  const totals = useCommandesTotals(list, isNarrowed);
  const totalsOf = useCommandesTotalsOf();
  const [opened, setOpened] = useState<OpenedCommande>(null);
  useCommandeResume(list.pages, setOpened);
  const columns = useCommandeColumns(setOpened);
  const shape = { caption: t('commande.liste'), columns, rowKey: ({ commandeid }: Commande) => commandeid };
  const creancesWay = useCreancesWay();
  const create = can('commandes.creer') && { label: t('commande.nouvelle'), onCreate: () => setOpened({ edit: null }) };

  return (
    <>
      <ListToolbar
        list={list}
        searchLabel={t('commande.rechercher')}
        create={create}
        filters={<CommandesFilters list={list} />}
        active={chips.length}
        // Users who see the clients find the way to the debts there.
        ways={can('clients') ? [] : creancesWay}
        onRefresh={list.begin}
        print={{ ...shape, chips, totals: totalsOf }}
      />
      <FilterLine pages={list.pages} chips={chips} isNarrowed={isNarrowed} totals={totals} />
      <ListView
        pages={list.pages}
        sorting={sortingOf(list)}
        {...shape}
        actions={(row) => <CommandeActions row={row} onOpen={setOpened} />}
        empty={{
          description: t('commande.vide'),
          action: create && <Button onClick={create.onCreate}>{create.label}</Button>,
        }}
        search={
          isNarrowed
            ? {
                term: [list.search, ...chips.map(({ label }) => label)].filter(Boolean).join(', '),
                onClear: list.clear,
              }
            : null
        }
      />
      <Lot pieces={(list.pages.rows ?? []).map(bonDe)} />
      <CommandeDialogs opened={opened} onOpen={setOpened} rows={list.pages.rows} />
    </>
  );
}
