import { MessageCircle } from 'lucide-react';
import { useRelancer } from '../creances/useRelancer';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { RowActions } from '../records/RowActions';
import { type ClientActionsProps, clientActions, useWhatsapp } from './ClientActions';

/** The actions at the head of a client's page, which lists the orders already: new order, reminder, WhatsApp. */
export function ClientHeadActions({ client, onOpen }: ClientActionsProps) {
  const { t } = useLang();
  const { can } = useSession();
  const whatsapp = useWhatsapp(client);
  const relancer = useRelancer(client);
  return (
    <RowActions
      isHead
      view={
        can('commandes.creer') && {
          text: t('commande.nouvelle'),
          label: t('commande.nouvelle'),
          onPress: () => onOpen({ commander: client }),
        }
      }
      own={[relancer !== null && { ...relancer, icon: <MessageCircle aria-hidden /> }, whatsapp]}
      {...clientActions(client, can, onOpen)}
    />
  );
}
