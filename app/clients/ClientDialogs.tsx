import { type Client, clients } from '@comptoir/contract/clients';
import { ResumeStep } from '../frame/drafts/ResumeStep';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { useSession } from '../frame/session/useSession';
import { DeletionDialog } from '../records/DeletionDialog';

const load = {
  client: () => import('./ClientModal'),
  commande: () => import('../commandes/CommandeModal'),
  commandes: () => import('../commandes/ClientCommandesModal'),
};
const ClientModal = lazyOf(load.client, 'ClientModal');
const CommandeModal = lazyOf(load.commande, 'CommandeModal');
const ClientCommandesModal = lazyOf(load.commandes, 'ClientCommandesModal');

/** The dialog that is open about a client; `edit` null creates one, `commander` takes an order. */
export type OpenedClient =
  | { edit: Client | null }
  | { remove: Client }
  | { commander: Client }
  | { commandes: Client }
  | null;

interface ClientDialogsProps {
  opened: OpenedClient;
  onOpen(opened: OpenedClient): void;
  /** Called after the client was deleted. */
  onRemoved?: () => void;
}

export function ClientDialogs({ opened, onOpen, onRemoved }: ClientDialogsProps) {
  const { can } = useSession();
  usePreload(can('clients.creer') || can('clients.modifier'), load.client);
  const close = () => onOpen(null);
  if (!opened) return null;
  if ('remove' in opened) return <ClientDeletion client={opened.remove} onOpen={onOpen} onDone={onRemoved} />;
  return (
    <LazyDialog size={'edit' in opened ? 'lg' : 'xl'} onClose={close}>
      <OpenedModal opened={opened} onClose={close} />
    </LazyDialog>
  );
}

type Lazy = Exclude<OpenedClient, null | { remove: Client }>;

function OpenedModal({ opened, onClose }: { opened: Lazy; onClose(): void }) {
  if ('edit' in opened) return <ClientModal {...(opened.edit && { client: opened.edit })} onClose={onClose} />;
  if ('commandes' in opened) {
    return (
      <ResumeStep name="commandes" id={opened.commandes.clientid}>
        <ClientCommandesModal client={opened.commandes} onClose={onClose} />
      </ResumeStep>
    );
  }
  const { clientid, libelleclient, tel } = opened.commander;
  return <CommandeModal client={{ clientid, libelleclient, tel }} onClose={onClose} onSaved={onClose} />;
}

interface ClientDeletionProps extends Pick<ClientDialogsProps, 'onOpen'> {
  client: Client;
  onDone: (() => void) | undefined;
}

function ClientDeletion({ client, onOpen, onDone }: ClientDeletionProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { clientid, libelleclient } = client;
  return (
    <DeletionDialog
      call={clients.remove}
      args={{ params: { clientid } }}
      touches={['clients']}
      of={['client', { libelleclient }]}
      detail={t('client.suppression', { libelle: libelleclient })}
      way={
        can('commandes') && {
          code: 'client.a_des_commandes',
          label: t('blocage.commandes'),
          to: () => onOpen({ commandes: client }),
        }
      }
      onClose={() => onOpen(null)}
      onDone={onDone}
    />
  );
}
