import type { Client } from '@comptoir/contract/clients';
import { Avatar } from '@comptoir/ui/Avatar';
import { Card, CardFooter, CardHeader } from '@comptoir/ui/Card';
import { CutText } from '@comptoir/ui/CutText';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Stack } from '@comptoir/ui/Stack';
import { vignetteOf } from '../frame/api/vignetteOf';
import { useLang } from '../frame/i18n/useLang';
import { clientPath } from '../frame/routing/recordPaths';
import { RecordLink } from '../records/RecordLink';
import { RecordActions } from '../records/RowActions';
import { EmailLink, PhoneLink } from '../tiers/ContactLinks';
import type { OpenClient } from './ClientDialogs';
import { useClientActions } from './clientActions';
import { DetteClient } from './DetteClient';
import { nomTypeClient } from './typesClient';

/** Greatest number of characters of a name, so that all cards of a row have the same height. */
const NAME_CUT = 60;

interface ClientCardProps {
  client: Client;
  onOpen: OpenClient;
}

/** The card of a client: name, contact, number of orders, and what the client still owes (spec § 2 Clients). */
export function ClientCard({ client, onOpen }: ClientCardProps) {
  const { t } = useLang();
  const { libelleclient, typeclient, tel, email, nombrecommande, photo } = client;
  const type = nomTypeClient(typeclient, t);
  return (
    <Card>
      <CardHeader
        level={2}
        media={<Avatar src={vignetteOf(photo)} name={libelleclient} size={56} aria-hidden />}
        title={
          <CutText
            text={libelleclient}
            max={NAME_CUT}
            link={{ href: clientPath(client.clientid), renderLink: RecordLink }}
          />
        }
        subtitle={`${type} · ${t('client.nombrecommande', { count: nombrecommande })}`}
      />
      <Stack gap={1}>
        <PhoneLink tel={tel} />
        <EmailLink email={email} />
      </Stack>
      <DescriptionList items={[{ id: 'reste', label: t('client.reste'), value: <DetteClient client={client} /> }]} />
      <CardFooter>
        <RecordActions useActions={useClientActions} row={client} onOpen={onOpen} />
      </CardFooter>
    </Card>
  );
}
