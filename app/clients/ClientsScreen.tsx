import { type Client, clients } from '@comptoir/contract/clients';
import { TRIS_NOMS } from '@comptoir/contract/tri';
import { formatMontant, sum } from '@comptoir/domain/money';
import { Button } from '@comptoir/ui/Button';
import { useState } from 'react';
import { useCreancesWay } from '../creances/useCreancesWay';
import { useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { CardsView } from '../records/lists/CardsView';
import { ListToolbar } from '../records/lists/ListToolbar';
import { TriNomsFilter } from '../records/lists/TriFilter';
import { useSearchedList } from '../records/lists/useSearchedList';
import { ClientCard } from './ClientCard';
import { ClientDialogs, type OpenedClient } from './ClientDialogs';
import { useClientColumns } from './useClientColumns';

const FILTRES = { tri: TRIS_NOMS } as const;

export function ClientsScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const creancesWay = useCreancesWay();
  const list = useSearchedList(clients, 'clients', FILTRES);
  const [opened, setOpened] = useState<OpenedClient>(null);
  const { pages } = list;
  useResume(pages, ({ clientid }) => clientid, {
    client: (edit) => setOpened({ edit }),
    commandes: (row) => row && setOpened({ commandes: row }),
    commande: (_, clientid) => {
      const commander = pages.rows?.find((row) => String(row.clientid) === clientid);
      return commander !== undefined && setOpened({ commander });
    },
  });
  const create = can('clients.creer') && { label: t('client.nouveau'), onCreate: () => setOpened({ edit: null }) };
  const shape = { caption: t('menu.clients'), rowKey: ({ clientid }: Client) => clientid };
  const totals = (rows: readonly Client[]) => [
    t('dashboard.resteadu', { montant: formatMontant(sum(rows.map(({ reste }) => reste))) }),
  ];
  // spec § 2 Clients: a refresh goes back to page 1; changing the page reads it anyway.
  const refresh = async () => (pages.page === 1 ? pages.refresh() : pages.onPageChange(1));

  return (
    <>
      <ListToolbar
        list={{ ...list, pages: { ...pages, refresh } }}
        searchLabel={t('client.rechercher')}
        create={create}
        filters={<TriNomsFilter list={list} />}
        ways={can('commandes') ? creancesWay : []}
        print={{ ...shape, columns: useClientColumns(), totals }}
      />
      <ClientDialogs opened={opened} onOpen={setOpened} />
      <CardsView
        pages={pages}
        boundary
        {...shape}
        minWidth="306px"
        pictureOf={({ photo }) => photo}
        card={(client) => <ClientCard client={client} onOpen={setOpened} />}
        empty={{
          description: t('client.vide'),
          action: create && <Button onClick={create.onCreate}>{create.label}</Button>,
        }}
        search={list.isSearch ? { term: list.text, onClear: list.clearSearch } : null}
      />
    </>
  );
}
