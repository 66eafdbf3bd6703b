import { type ClientChoice, creances } from '@comptoir/contract/clients';
import { MAX_LIMIT } from '@comptoir/domain/limits';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Modal } from '@comptoir/ui/Modal';
import { Toolbar } from '@comptoir/ui/Toolbar';
import { Plus } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { useOpened } from '../records/dialogs/RecordDialogs';
import { ClientCommandes } from './ClientCommandes';
import { COMMANDE_DIALOGS } from './CommandeDialogs';

export interface ClientCommandesModalProps {
  /** The client; `reste` is the amount owed when the list was read, francs. */
  client: ClientChoice & { reste: Francs };
  onClose(): void;
}

/**
 * Returns what a client owes now, francs: payments change it. Clients who owe nothing are absent from the list of debts
 * (PRODUCT M).
 */
function useReste({ clientid, tel, reste }: ClientCommandesModalProps['client']): number {
  const { data } = useRoute(creances.list, { query: { search: tel, page: 1, limit: MAX_LIMIT } });
  if (!data) return reste;
  return data.find((creance) => creance.clientid === clientid)?.reste ?? 0;
}

/**
 * A client's orders and what the client still owes, in a dialog over a list of clients (spec § 2 Clients, § 2 Orders).
 */
export function ClientCommandesModal({ client, onClose }: ClientCommandesModalProps) {
  const { t } = useLang();
  const { can } = useSession();
  const reste = useReste(client);
  const [opened, setOpened] = useOpened(COMMANDE_DIALOGS);
  return (
    <Modal open size="xl" title={t('commande.duclient', { client: client.libelleclient })} onClose={onClose}>
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
      <ClientCommandes client={client} opened={opened} onOpen={setOpened} />
    </Modal>
  );
}
