import { lazy, Suspense, useEffect } from 'react';
import { type Client, clients } from '#contract/clients';
import { Spinner } from '#ui/Spinner';
import { useLang } from '../i18n/useLang';
import { DeletionDialog } from '../records/DeletionDialog';
import { useSession } from '../session/useSession';

const load = {
  client: () => import('./ClientModal'),
  commande: () => import('../commandes/CommandeModal'),
  commandes: () => import('../commandes/ClientCommandesModal'),
};
const ClientModal = lazy(async () => ({ default: (await load.client()).ClientModal }));
const CommandeModal = lazy(async () => ({ default: (await load.commande()).CommandeModal }));
const ClientCommandesModal = lazy(async () => ({ default: (await load.commandes()).ClientCommandesModal }));

/** What is done to a client over the list. */
export type OpenedClient =
  | { edit: Client | null }
  | { remove: Client }
  | { commander: Client }
  | { commandes: Client }
  | null;

interface ClientDialogsProps {
  opened: OpenedClient;
  onOpen(opened: OpenedClient): void;
}

export function ClientDialogs({ opened, onOpen }: ClientDialogsProps) {
  const { can } = useSession();
  const isEditor = can('clients.creer') || can('clients.modifier');
  useEffect(() => {
    // The form comes while the cards are looked at; a failure is told when it is asked for.
    if (isEditor) void load.client().catch(() => undefined);
  }, [isEditor]);
  const close = () => onOpen(null);
  if (!opened) return null;
  if ('remove' in opened) return <ClientDeletion client={opened.remove} onClose={close} />;
  return (
    // Not a dialog: what has the focus now gets it back from the modal that comes (DESIGN rule 13).
    <Suspense fallback={<Spinner />}>
      <OpenedModal opened={opened} onClose={close} />
    </Suspense>
  );
}

type Lazy = Exclude<OpenedClient, null | { remove: Client }>;

function OpenedModal({ opened, onClose }: { opened: Lazy; onClose(): void }) {
  if ('edit' in opened) return <ClientModal {...(opened.edit && { client: opened.edit })} onClose={onClose} />;
  if ('commandes' in opened) return <ClientCommandesModal client={opened.commandes} onClose={onClose} />;
  const { clientid, libelleclient, tel } = opened.commander;
  return <CommandeModal client={{ clientid, libelleclient, tel }} onClose={onClose} onSaved={onClose} />;
}

function ClientDeletion({ client: { clientid, libelleclient }, onClose }: { client: Client; onClose(): void }) {
  const { t } = useLang();
  return (
    <DeletionDialog
      call={clients.remove}
      args={{ params: { clientid } }}
      touches={['clients']}
      detail={t('client.suppression', { libelle: libelleclient })}
      onClose={onClose}
    />
  );
}
