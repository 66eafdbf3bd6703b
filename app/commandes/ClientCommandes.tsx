import type { ClientChoice } from '@comptoir/contract/clients';
import { type Commande, commandes } from '@comptoir/contract/commandes';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { RecordDialogs } from '../records/dialogs/RecordDialogs';
import { ListView } from '../records/lists/ListView';
import { usePagesOf } from '../records/lists/usePages';
import { RecordActions } from '../records/RowActions';
import { COMMANDE_DIALOGS, type OpenCommande, type OpenedCommande } from './CommandeDialogs';
import { commandeActions } from './commandeActions';
import { useCommandeColumns } from './useCommandeColumns';

interface ClientCommandesProps {
  client: ClientChoice;
  opened: OpenedCommande;
  onOpen: OpenCommande;
}

/** The orders of a client, which can be edited, delivered and paid here too (spec § 2 Clients, § 2 Orders). */
export function ClientCommandes({ client, opened, onOpen }: ClientCommandesProps) {
  const { t } = useLang();
  const { clientid, libelleclient, tel } = client;
  const columns = useColumns(onOpen);
  const pages = usePagesOf(commandes.ofClient, 'commandes', { params: { clientid } });
  return (
    <>
      <ListView
        pages={pages}
        pagesLabel={t('commande.liste')}
        caption={t('commande.duclient', { client: libelleclient })}
        columns={columns}
        rowKey={(row) => row.commandeid}
        actions={(row) => <RecordActions useActions={commandeActions} row={row} onOpen={onOpen} />}
        empty={{ description: t('commande.clientvide') }}
      />
      <RecordDialogs
        of={COMMANDE_DIALOGS}
        shown={pages}
        opened={opened}
        onOpen={onOpen}
        client={{ clientid, libelleclient, tel }}
      />
    </>
  );
}

/**
 * Returns the columns of orders without the client, who is known; on a phone the order's number is the title instead.
 */
function useColumns(onOpen: ClientCommandesProps['onOpen']): Column<Commande>[] {
  const { t } = useLang();
  const number: Partial<Column<Commande>> = {
    phone: 'title',
    onPhone: ({ commandeid }) => t('commande.numero', { numero: String(commandeid) }),
  };
  return useCommandeColumns(onOpen)
    .filter(({ key }) => key !== 'client')
    .map((column) => (column.key === 'reste' ? { ...column, ...number } : column));
}
