import { lazy, Suspense, useEffect } from 'react';
import { type Client, clients } from '#contract/clients';
import { Modal } from '#ui/Modal';
import { Spinner } from '#ui/Spinner';
import { useLang } from '../i18n/useLang';
import { DeletionDialog } from '../records/DeletionDialog';

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
  useEffect(() => {
    // The form comes while the cards are looked at; a failure is told when it is asked for.
    void load.client().catch(() => undefined);
  }, []);
  const close = () => onOpen(null);
  if (!opened) return null;
  if ('remove' in opened) return <ClientDeletion client={opened.remove} onClose={close} />;
  return (
    <Suspense fallback={<Waiting onClose={close} />}>
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

function Waiting({ onClose }: { onClose(): void }) {
  const { t } = useLang();
  return (
    <Modal open size="lg" title={t('general.chargement')} onClose={onClose}>
      <Spinner />
    </Modal>
  );
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
