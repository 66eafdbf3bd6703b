import { type Client, clients } from '@comptoir/contract/clients';
import { type Dialogs, deletion, modal, type Opened } from '../records/dialogs/dialog';
import { form, formUnder, step } from '../records/dialogs/resumed';

/** What the dialogs of a client are about; `edit` null creates one, `commander` takes an order. */
interface Subjects {
  edit: Client | null;
  remove: Client;
  commander: Client;
  commandes: Client;
}
export type OpenedClient = Opened<Subjects>;
export type OpenClient = (opened: OpenedClient) => void;

export const CLIENT_DIALOGS: Dialogs<Client, Subjects> = {
  idOf: ({ clientid }) => clientid,
  dialogs: {
    edit: modal('ClientModal', {
      load: () => import('./ClientModal'),
      size: 'lg',
      ahead: ['clients.creer', 'clients.modifier'],
      resume: form('client'),
      props: (client) => ({ ...(client && { client }) }),
    }),
    commander: modal('CommandeModal', {
      load: () => import('../commandes/CommandeModal'),
      size: 'xl',
      resume: formUnder('commande', (client) => client),
      props: ({ clientid, libelleclient, tel }, { onClose }) => ({
        client: { clientid, libelleclient, tel },
        onSaved: onClose,
      }),
    }),
    commandes: modal('ClientCommandesModal', {
      load: () => import('../commandes/ClientCommandesModal'),
      size: 'xl',
      resume: step('commandes'),
      props: (client) => ({ client }),
    }),
    remove: deletion(clients.remove, (client, { t, can, onOpen }) => ({
      args: { params: { clientid: client.clientid } },
      touches: ['clients'],
      of: ['client', { libelleclient: client.libelleclient }],
      detail: t('client.suppression', { libelle: client.libelleclient }),
      way: can('commandes') && {
        code: 'client.a_des_commandes',
        label: t('blocage.commandes'),
        to: () => onOpen({ commandes: client }),
      },
    })),
  },
};
