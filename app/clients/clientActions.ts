import type { Client } from '@comptoir/contract/clients';
import { whatsappUrl } from '@comptoir/domain/telephone';
import { MessageCircle, ShoppingCart } from 'lucide-react';
import { useRelancer } from '../creances/useRelancer';
import type { Actions, Viewed } from '../records/actions';
import type { OpenedClient } from './ClientDialogs';

/**
 * The actions of a client: their orders, a new order, WhatsApp. The client's page lists the orders itself, and its
 * head has a reminder of what is owed.
 */
export function useClientActions(client: Client, { t, user, isHead }: Viewed): Actions<OpenedClient> {
  const { clientid: id, libelleclient: libelle, tel } = client;
  const relancer = useRelancer(client);
  const href = whatsappUrl(tel, t('client.bonjour', { libelle, compagnie: user?.compagnie ?? '' }));
  const whatsapp = href !== null && ({ text: 'client.whatsapp', icon: MessageCircle, href } as const);
  const commander = { text: 'commande.nouvelle', needs: 'commandes.creer', open: { commander: client } } as const;
  const commandes = { text: 'commande.liste', needs: 'commandes', open: { commandes: client } } as const;
  return {
    of: { objet: 'client', id, libelle },
    main: isHead
      ? { ...commander, label: t('commande.nouvelle') }
      : { ...commandes, label: t('client.commandesligne', { libelle }) },
    own: isHead ? [relancer, whatsapp] : [whatsapp, { ...commander, icon: ShoppingCart }],
    edit: { needs: 'clients.modifier', open: { edit: client } },
    remove: { needs: 'clients.supprimer', open: { remove: client } },
  };
}
