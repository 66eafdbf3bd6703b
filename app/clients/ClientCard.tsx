import { MessageCircle, ShoppingCart } from 'lucide-react';
import type { Client } from '#contract/clients';
import { whatsappUrl } from '#domain/telephone';
import { Amount } from '#ui/Amount';
import { Avatar } from '#ui/Avatar';
import { Badge } from '#ui/Badge';
import { Card, CardFooter, CardHeader } from '#ui/Card';
import { CutText } from '#ui/CutText';
import { DescriptionList } from '#ui/DescriptionList';
import { Stack } from '#ui/Stack';
import { EmailLink, PhoneLink } from '../contact/ContactLinks';
import { vignetteOf } from '../fichiers/vignetteOf';
import { useLang } from '../i18n/useLang';
import { RowActions } from '../records/RowActions';
import { useSession } from '../session/useSession';
import type { OpenedClient } from './ClientDialogs';

/** Characters of a name that leave a row of cards at one height. */
const NAME_CUT = 60;

interface ClientCardProps {
  client: Client;
  onOpen(opened: OpenedClient): void;
}

/** A client at a glance: who, how to reach them, what they ordered and still owe (spec § 2 Clients). */
export function ClientCard({ client, onOpen }: ClientCardProps) {
  const { t } = useLang();
  const { libelleclient, typeclient, tel, email, nombrecommande, photo } = client;
  const type = t(typeclient === 'Entreprise' ? 'client.entreprise' : 'client.particulier');
  return (
    <Card>
      <CardHeader
        level={2}
        media={<Avatar src={vignetteOf(photo)} name={libelleclient} size={56} aria-hidden />}
        title={<CutText text={libelleclient} max={NAME_CUT} />}
        subtitle={`${type} · ${t('client.nombrecommande', { count: nombrecommande })}`}
      />
      <Stack gap={1}>
        <PhoneLink tel={tel} />
        <EmailLink email={email} />
      </Stack>
      <DescriptionList items={[{ id: 'reste', label: t('client.reste'), value: <Dette client={client} /> }]} />
      <CardFooter>
        <ClientActions client={client} onOpen={onOpen} />
      </CardFooter>
    </Card>
  );
}

/** What a client owes; who owes nothing is up to date, unless nothing was ever ordered. */
function Dette({ client: { nombrecommande, reste } }: Pick<ClientCardProps, 'client'>) {
  const { t } = useLang();
  if (reste === 0 && nombrecommande > 0) return <Badge tone="success">{t('client.ajour')}</Badge>;
  if (reste === 0) return <Amount value={0} />;
  return (
    <Badge tone="warning">
      <Amount value={reste} />
    </Badge>
  );
}

/** Their orders; reach, sell, then the order of every list (DESIGN rule 7). */
function ClientActions({ client, onOpen }: ClientCardProps) {
  const { t } = useLang();
  const { can, user } = useSession();
  const { libelleclient, tel } = client;
  const named = { libelle: libelleclient };
  const whatsapp = whatsappUrl(tel, t('client.bonjour', { ...named, compagnie: user?.compagnie ?? '' }));
  return (
    <RowActions
      view={
        can('commandes') && {
          text: t('commande.liste'),
          label: t('client.commandesligne', named),
          onPress: () => onOpen({ commandes: client }),
        }
      }
      own={[
        whatsapp !== null && { text: t('client.whatsapp'), icon: <MessageCircle aria-hidden />, href: whatsapp },
        can('commandes.creer') && {
          text: t('commande.nouvelle'),
          icon: <ShoppingCart aria-hidden />,
          onPress: () => onOpen({ commander: client }),
        },
      ]}
      history={{ objet: 'client', id: client.clientid, libelle: libelleclient }}
      edit={can('clients.modifier') && (() => onOpen({ edit: client }))}
      remove={can('clients.supprimer') && (() => onOpen({ remove: client }))}
    />
  );
}
