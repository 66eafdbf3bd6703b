import { useState } from 'react';
import { creances } from '#contract/clients';
import { Stack } from '#ui/Stack';
import { useRoute } from '../api/useRoute';
import { useResume } from '../drafts/useResume';
import { useLang } from '../i18n/useLang';
import { ListToolbar } from '../lists/ListToolbar';
import { ListView } from '../lists/ListView';
import { CreanceActions } from './CreanceActions';
import { CreanceDialogs, type OpenedCreance } from './CreanceDialogs';
import { CreancesTotal } from './CreancesTotal';
import { useCreanceColumns } from './useCreanceColumns';
import { useCreances } from './useCreances';

/** What the clients owe, by age: together, then each of them (PRODUCT M). */
export function CreancesScreen() {
  const { t } = useLang();
  const total = useRoute(creances.total, {});
  const list = useCreances();
  const [opened, setOpened] = useState<OpenedCreance>(null);
  const columns = useCreanceColumns(setOpened);
  const { pages } = list;
  useResume(pages, ({ clientid }) => clientid, { commandes: (row) => row && setOpened({ commandes: row }) });
  const refresh = async () => void (await Promise.all([pages.refresh(), total.refresh()]));

  return (
    <Stack>
      <CreancesTotal route={total} />
      <div>
        <ListToolbar
          list={{ ...list, pages: { ...pages, refresh } }}
          searchLabel={t('creance.rechercher')}
          create={false}
        />
        <CreanceDialogs opened={opened} onClose={() => setOpened(null)} />
        <ListView
          pages={pages}
          caption={t('creance.liste')}
          columns={columns}
          rowKey={({ clientid }) => clientid}
          actions={(creance) => <CreanceActions creance={creance} onOpen={setOpened} />}
          empty={{ description: t('creance.vide') }}
          search={list.isSearch ? { term: list.text, onClear: list.clearSearch } : null}
        />
      </div>
    </Stack>
  );
}
