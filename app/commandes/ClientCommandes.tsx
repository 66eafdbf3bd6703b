import type { ClientChoice } from '@comptoir/contract/clients';
import { type Commande, commandes } from '@comptoir/contract/commandes';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import type { Column } from '@comptoir/ui/DataTable';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { ListView } from '../records/lists/ListView';
import { usePages } from '../records/lists/usePages';
import { CommandeActions } from './CommandeActions';
import { CommandeDialogs, type OpenedCommande, useCommandeResume } from './CommandeDialogs';
import { useCommandeColumns } from './useCommandeColumns';

const pageSize = PAGE_SIZE.commandes;

interface ClientCommandesProps {
  client: ClientChoice;
  opened: OpenedCommande;
  onOpen(opened: OpenedCommande): void;
}

/** The orders of a client, which can be edited, delivered and paid here too (spec § 2 Clients, § 2 Orders). */
export function ClientCommandes({ client, opened, onOpen }: ClientCommandesProps) {
  const { t } = useLang();
  const { clientid, libelleclient, tel } = client;
  const [page, setPage] = useState(1);
  const columns = useColumns(onOpen);
  const route = useRoute(commandes.ofClient, { params: { clientid }, query: { page, limit: pageSize } });
  const pages = usePages<Commande>(route, { page, pageSize, of: '', onPageChange: setPage });
  useCommandeResume(pages, onOpen);
  return (
    <>
      <ListView
        pages={pages}
        pagesLabel={t('commande.liste')}
        caption={t('commande.duclient', { client: libelleclient })}
        columns={columns}
        rowKey={(row) => row.commandeid}
        actions={(row) => <CommandeActions row={row} onOpen={onOpen} />}
        empty={{ description: t('commande.clientvide') }}
      />
      <CommandeDialogs opened={opened} onOpen={onOpen} rows={pages.rows} client={{ clientid, libelleclient, tel }} />
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
