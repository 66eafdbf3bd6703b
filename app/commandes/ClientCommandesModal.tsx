import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type ClientChoice, creances } from '#contract/clients';
import { type Commande, commandes } from '#contract/commandes';
import { MAX_LIMIT, PAGE_SIZE } from '#domain/limits';
import { Amount } from '#ui/Amount';
import { Button } from '#ui/Button';
import { DescriptionList } from '#ui/DescriptionList';
import { Modal } from '#ui/Modal';
import { Toolbar } from '#ui/Toolbar';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import { ListView } from '../lists/ListView';
import { usePages } from '../lists/usePages';
import { useSession } from '../session/useSession';
import { CommandeActions } from './CommandeActions';
import { CommandeDialogs, type OpenedCommande, useCommandeResume } from './CommandeDialogs';
import { useCommandeColumns } from './useCommandeColumns';

const pageSize = PAGE_SIZE.commandes;

export interface ClientCommandesModalProps {
  /** `reste`: what they owed when the list was read, francs. */
  client: ClientChoice & { reste: number };
  onClose(): void;
}

/** What a client owes now: each payment changes it. Who owes nothing is not among those who owe (PRODUCT M). */
function useReste({ clientid, tel, reste }: ClientCommandesModalProps['client']): number {
  const { data } = useRoute(creances.list, { query: { search: tel, page: 1, limit: MAX_LIMIT } });
  if (!data) return reste;
  return data.find((creance) => creance.clientid === clientid)?.reste ?? 0;
}

/** What a client ordered and still owes; ordered, delivered and settled here too (spec § 2 Clients, Orders). */
export function ClientCommandesModal({ client, onClose }: ClientCommandesModalProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { clientid, libelleclient, tel } = client;
  const reste = useReste(client);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<OpenedCommande>(null);
  const columns = useCommandeColumns(setOpened).filter(({ key }) => key !== 'client');
  const route = useRoute(commandes.ofClient, { params: { clientid }, query: { page, limit: pageSize } });
  const pages = usePages<Commande>(route, { page, pageSize, of: '', onPageChange: setPage });
  useCommandeResume(pages, setOpened);
  const title = t('commande.duclient', { client: libelleclient });

  return (
    <Modal open size="xl" title={title} onClose={onClose}>
      <Toolbar
        search={
          <DescriptionList items={[{ id: 'reste', label: t('commande.doit'), value: <Amount value={reste} /> }]} />
        }
        actions={
          can('commandes.creer') && (
            <Button icon={<Plus aria-hidden />} onClick={() => setOpened({ edit: null })}>
              {t('commande.nouvelle')}
            </Button>
          )
        }
      />
      <ListView
        pages={pages}
        caption={title}
        columns={columns}
        rowKey={(row) => row.commandeid}
        actions={(row) => <CommandeActions row={row} onOpen={setOpened} />}
        empty={{ description: t('commande.clientvide') }}
      />
      <CommandeDialogs opened={opened} onOpen={setOpened} rows={pages.rows} client={{ clientid, libelleclient, tel }} />
    </Modal>
  );
}
