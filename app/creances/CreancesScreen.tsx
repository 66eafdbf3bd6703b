import { type Creance, creances, type TotalCreances } from '@comptoir/contract/clients';
import { formatMontant, sum } from '@comptoir/domain/money';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';
import { useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { InHead } from '../frame/shell/InHead';
import { ListToolbar } from '../records/lists/ListToolbar';
import { ListView } from '../records/lists/ListView';
import { CreanceActions } from './CreanceActions';
import { CreanceDialogs, type OpenedCreance } from './CreanceDialogs';
import { CreancesTotal } from './CreancesTotal';
import { useCreanceColumns } from './useCreanceColumns';
import { useCreances } from './useCreances';

/** The debts of the clients by age: the total, then each client (PRODUCT M). */
export function CreancesScreen() {
  const { t } = useLang();
  const total = useRoute(creances.total, {});
  const list = useCreances();
  const [opened, setOpened] = useState<OpenedCreance>(null);
  const columns = useCreanceColumns(setOpened);
  const { pages } = list;
  useResume(pages, ({ clientid }) => clientid, { commandes: (row) => row && setOpened({ commandes: row }) });
  const shape = { caption: t('creance.liste'), columns, rowKey: ({ clientid }: Creance) => clientid };
  const totals = (rows: readonly Creance[]) => [
    t('liste.total', { montant: formatMontant(sum(rows.map(({ reste }) => reste))) }),
  ];
  const refresh = async () => void (await Promise.all([pages.refresh(), total.refresh()]));

  return (
    <Stack>
      <div>
        <ListToolbar
          list={{ ...list, pages: { ...pages, refresh } }}
          searchLabel={t('creance.rechercher')}
          create={false}
          print={{ ...shape, totals }}
        />
        <InHead place="note">
          <TotalLine total={total.data} />
        </InHead>
        <CreanceDialogs opened={opened} onClose={() => setOpened(null)} />
        <ListView
          pages={pages}
          {...shape}
          actions={(creance) => <CreanceActions creance={creance} onOpen={setOpened} />}
          empty={{ description: t('creance.vide') }}
          search={list.isSearch ? { term: list.text, onClear: list.clearSearch } : null}
        />
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
