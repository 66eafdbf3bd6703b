import type { ClientChoice } from '@comptoir/contract/clients';
import { useOpened } from '../records/dialogs/RecordDialogs';
import { ClientCommandes } from './ClientCommandes';
import { COMMANDE_DIALOGS } from './CommandeDialogs';

/** The orders of a client, for screens from which no other component opens the orders' dialogs. */
export function ClientCommandesList({ client }: { client: ClientChoice }) {
  const [opened, setOpened] = useOpened(COMMANDE_DIALOGS);
  return <ClientCommandes client={client} opened={opened} onOpen={setOpened} />;
}
