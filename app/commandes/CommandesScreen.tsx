import { useState } from 'react';
import { Button } from '#ui/Button';
import { useLang } from '../i18n/useLang';
import { ListView } from '../lists/ListView';
import { useSession } from '../session/useSession';
import { CommandeActions } from './CommandeActions';
import { CommandeDialogs, type OpenedCommande } from './CommandeDialogs';
import { CommandesToolbar } from './CommandesToolbar';
import { useNarrowed } from './filtres';
import { useCommandeColumns } from './useCommandeColumns';
import { useCommandesList } from './useCommandesList';

/** The orders: taken, delivered, settled (spec § 2 Orders). */
export function CommandesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useCommandesList();
  const narrowed = useNarrowed(list);
  const [opened, setOpened] = useState<OpenedCommande>(null);
  const columns = useCommandeColumns(setOpened);
  const create = can('commandes.creer') && (() => setOpened({ edit: null }));

  return (
    <>
      <CommandesToolbar list={list} isNarrowed={narrowed !== null} create={create} />
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
        search={narrowed}
      />
      <CommandeDialogs opened={opened} onOpen={setOpened} />
    </>
  );
}
