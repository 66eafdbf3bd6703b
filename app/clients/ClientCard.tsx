import { ClipboardList, ShoppingCart } from 'lucide-react';
import type { Client } from '#contract/clients';
import { Amount } from '#ui/Amount';
import { Avatar } from '#ui/Avatar';
import { Badge } from '#ui/Badge';
import { Card, CardFooter, CardHeader } from '#ui/Card';
import { DescriptionList } from '#ui/DescriptionList';
import { IconButton } from '#ui/IconButton';
import { vignetteOf } from '../fichiers/vignetteOf';
import { useLang } from '../i18n/useLang';
import { RowActions } from '../records/RowActions';
import { useSession } from '../session/useSession';
import { ClientEmail, ClientPhone } from './ClientContact';
import type { OpenedClient } from './ClientDialogs';
import { WhatsappLink } from './WhatsappLink';

interface ClientCardProps {
  client: Client;
  onOpen(opened: OpenedClient): void;
}

/** A client at a glance: who, how to reach them, what they ordered and still owe (spec § 2 Clients). */
export function ClientCard({ client, onOpen }: ClientCardProps) {
  const { t } = useLang();
  const { libelleclient, typeclient, tel, email, nombrecommande, reste, photo } = client;
  const facts = [
    { id: 'tel', label: t('client.tel'), value: <ClientPhone tel={tel} /> },
    { id: 'email', label: t('client.email'), value: <ClientEmail email={email} /> },
    { id: 'commandes', label: t('client.commandes'), value: nombrecommande },
    { id: 'reste', label: t('client.reste'), value: <Amount value={reste} /> },
  ];
  return (
    <Card>
      <CardHeader
        level={2}
        media={<Avatar src={vignetteOf(photo)} name={libelleclient} size={56} aria-hidden />}
        title={libelleclient}
        subtitle={t(typeclient === 'Entreprise' ? 'client.entreprise' : 'client.particulier')}
        aside={<DetteBadge client={client} />}
      />
      <DescriptionList items={facts} minWidth="128px" />
      <CardFooter>
        <ClientActions client={client} onOpen={onOpen} />
      </CardFooter>
    </Card>
  );
}

/** Whether a client owes; nothing is said of one who never ordered. */
function DetteBadge({ client: { nombrecommande, reste } }: Pick<ClientCardProps, 'client'>) {
  const { t } = useLang();
  if (reste > 0) return <Badge tone="warning">{t('client.doit')}</Badge>;
  return nombrecommande > 0 && <Badge tone="success">{t('client.ajour')}</Badge>;
}

/** Reach, sell, then the order of every list: view, edit, delete (DESIGN rule 7). */
function ClientActions({ client, onOpen }: ClientCardProps) {
  const { t } = useLang();
  const { can, user } = useSession();
  const { libelleclient, tel } = client;
  const named = { libelle: libelleclient };
  const order = can('commandes.creer') && {
    label: t('client.commanderligne', named),
    onPress: () => onOpen({ commander: client }),
  };
  return (
    <>
      <WhatsappLink
        tel={tel}
        label={t('client.whatsappligne', named)}
        message={t('client.bonjour', { ...named, compagnie: user?.compagnie ?? '' })}
      />
      {order && (
        <IconButton size="sm" label={order.label} icon={<ShoppingCart aria-hidden />} onClick={order.onPress} />
      )}
      <RowActions
        {...(can('commandes') && {
          view: {
            label: t('client.commandesligne', named),
            icon: <ClipboardList aria-hidden />,
            onPress: () => onOpen({ commandes: client }),
          },
        })}
        edit={
          can('clients.modifier') && {
            label: t('client.modifierligne', named),
            onPress: () => onOpen({ edit: client }),
          }
        }
        remove={
          can('clients.supprimer') && {
            label: t('client.supprimerligne', named),
            onPress: () => onOpen({ remove: client }),
          }
        }
      />
    </>
  );
}
