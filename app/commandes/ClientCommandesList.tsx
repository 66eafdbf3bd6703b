import type { ClientChoice } from '@comptoir/contract/clients';
import { useState } from 'react';
import { ClientCommandes } from './ClientCommandes';
import type { OpenedCommande } from './CommandeDialogs';

/** The orders of a client, for screens from which no other component opens the orders' dialogs. */
export function ClientCommandesList({ client }: { client: ClientChoice }) {
  const [opened, setOpened] = useState<OpenedCommande>(null);
  return <ClientCommandes client={client} opened={opened} onOpen={setOpened} />;
}
