import type { Client } from '@comptoir/contract/clients';
import { whatsappUrl } from '@comptoir/domain/telephone';
import { MessageCircle, ShoppingCart } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { RowActions } from '../records/RowActions';
import type { OpenClient } from './ClientDialogs';

export interface ClientActionsProps {
  client: Client;
  onOpen: OpenClient;
}

/** The actions of a client: their orders, WhatsApp, a new order, then the actions of every list (DESIGN rule 7). */
export function ClientActions({ client, onOpen }: ClientActionsProps) {
  const { t } = useLang();
  const { can } = useSession();
  const whatsapp = useWhatsapp(client);
  return (
    <RowActions
      view={
        can('commandes') && {
          text: t('commande.liste'),
          label: t('client.commandesligne', { libelle: client.libelleclient }),
          onPress: () => onOpen({ commandes: client }),
        }
      }
      own={[
        whatsapp,
        can('commandes.creer') && {
          text: t('commande.nouvelle'),
          icon: <ShoppingCart aria-hidden />,
          onPress: () => onOpen({ commander: client }),
        },
      ]}
      {...clientActions(client, can, onOpen)}
    />
  );
}

/** Returns the action that opens WhatsApp with a greeting; false when the phone number cannot be used. */
export function useWhatsapp({ libelleclient: libelle, tel }: Client) {
  const { t } = useLang();
  const { user } = useSession();
  const href = whatsappUrl(tel, t('client.bonjour', { libelle, compagnie: user?.compagnie ?? '' }));
  return href !== null && { text: t('client.whatsapp'), icon: <MessageCircle aria-hidden />, href };
}

type Can = ReturnType<typeof useSession>['can'];

/** Returns the props of RowActions for a client's history, edit and delete. */
export const clientActions = (client: Client, can: Can, onOpen: ClientActionsProps['onOpen']) => ({
  history: { objet: 'client' as const, id: client.clientid, libelle: client.libelleclient },
  edit: can('clients.modifier') && (() => onOpen({ edit: client })),
  remove: can('clients.supprimer') && (() => onOpen({ remove: client })),
});
