import { type Client, clients } from '@comptoir/contract/clients';
import { useCreancesWay } from '../creances/useCreancesWay';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { CardsOrTable, useVue } from '../records/lists/CardsOrTable';
import { TRI_NOMS, VUE } from '../records/lists/filtreKinds';
import { ListFrame } from '../records/lists/ListFrame';
import { useList } from '../records/lists/useList';
import { useSums } from '../records/lists/useTotals';
import { RecordActions } from '../records/RowActions';
import { ClientCard } from './ClientCard';
import { CLIENT_DIALOGS } from './ClientDialogs';
import { useClientActions } from './clientActions';
import { useClientColumns } from './useClientColumns';

const FILTRES = { tri: TRI_NOMS, vue: VUE };

export function ClientsScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const creancesWay = useCreancesWay();
  const list = useList({ name: 'clients', call: clients.list, search: clients.search, filtres: FILTRES });
  const [opened, setOpened] = useOpened(CLIENT_DIALOGS);
  const { pages } = list;
  const vue = useVue(list);
  const columns = useClientColumns();
  // spec § 2 Clients: a refresh goes back to page 1; changing the page reads it anyway.
  const toFirst = () => {
    if (pages.page > 1) pages.onPageChange(1);
    return pages.page > 1;
  };
  return (
    <>
      <ListFrame
        list={list}
        caption={t('menu.clients')}
        searchLabel={t('client.rechercher')}
        emptyText={t('client.vide')}
        create={can('clients.creer') && { label: t('client.nouveau'), onCreate: () => setOpened({ edit: null }) }}
        ways={[...(can('commandes') ? creancesWay : []), vue.way]}
        columns={columns}
        rowKey={({ clientid }) => clientid}
        totals={useSums<Client>({ reste: 'dashboard.resteadu' })}
        onRefresh={toFirst}
      >
        {(states) => (
          <CardsOrTable
            {...states}
            boundary
            isTable={vue.isTable}
            minWidth="306px"
            pictureOf={({ photo }) => photo}
            card={(client) => <ClientCard client={client} onOpen={setOpened} />}
            columns={columns}
            actions={(client) => <RecordActions useActions={useClientActions} row={client} onOpen={setOpened} />}
          />
        )}
      </ListFrame>
      <RecordDialogs of={CLIENT_DIALOGS} shown={pages} opened={opened} onOpen={setOpened} />
    </>
  );
}
