import { useState } from 'react';
import { Button } from '#ui/Button';
import { useLang } from '../i18n/useLang';
import { FilterLine } from '../lists/FilterLine';
import { ListView } from '../lists/ListView';
import { useSession } from '../session/useSession';
import { CommandeActions } from './CommandeActions';
import { CommandeDialogs, type OpenedCommande } from './CommandeDialogs';
import { CommandesToolbar } from './CommandesToolbar';
import { useCommandesChips, useCommandesTotals } from './filtres';
import { useCommandeColumns } from './useCommandeColumns';
import { useCommandesList } from './useCommandesList';

/** The orders: taken, delivered, settled (spec § 2 Orders). */
export function CommandesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useCommandesList();
  const chips = useCommandesChips(list);
  const isNarrowed = list.search !== '' || chips.length > 0;
  const totals = useCommandesTotals(list, isNarrowed);
  const [opened, setOpened] = useState<OpenedCommande>(null);
  const columns = useCommandeColumns(setOpened);
  const create = can('commandes.creer') && (() => setOpened({ edit: null }));

  return (
    <>
      <CommandesToolbar list={list} active={chips.length} isNarrowed={isNarrowed} create={create} />
      <FilterLine pages={list.pages} chips={chips} isNarrowed={isNarrowed} totals={totals} />
      <ListView
        pages={list.pages}
        caption={t('commande.liste')}
        columns={columns}
        rowKey={(row) => row.commandeid}
        actions={(row) => <CommandeActions row={row} onOpen={setOpened} />}
        empty={{
          description: t('commande.vide'),
          action: create && <Button onClick={create}>{t('commande.nouvelle')}</Button>,
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
      <CommandeDialogs opened={opened} onOpen={setOpened} />
    </>
  );
}
