import type { Client } from '@comptoir/contract/clients';
import { formatTelephone } from '@comptoir/domain/telephone';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { clientPath } from '../frame/routing/recordPaths';
import { useColumns } from '../records/lists/useColumns';
import { RecordLink } from '../records/RecordLink';
import { EmailLink, PhoneLink } from '../tiers/ContactLinks';
import { DetteClient } from './DetteClient';
import { nomTypeClient } from './typesClient';

/** The columns of the table of clients, which hold what their cards show. */
export function useClientColumns(): Column<Client>[] {
  const { t } = useLang();
  const { column, text, amount } = useColumns<Client>();
  return [
    text('libelleclient', 'commande.client', {
      isPrimary: true,
      isLong: true,
      render: ({ clientid, libelleclient }) => <RecordLink href={clientPath(clientid)}>{libelleclient}</RecordLink>,
      onPaper: ({ libelleclient }) => libelleclient,
    }),
    column('typeclient', 'client.typeclient', ({ typeclient }) => nomTypeClient(typeclient, t), {
      under: 'libelleclient',
      phone: 'meta',
    }),
    column('tel', 'client.tel', ({ tel }) => <PhoneLink tel={tel} />, {
      phone: 'meta',
      onPhone: ({ tel }) => formatTelephone(tel),
      onPaper: ({ tel }) => <small>{formatTelephone(tel)}</small>,
    }),
    column('email', 'client.email', ({ email }) => <EmailLink email={email} />, {
      under: 'tel',
      onPaper: ({ email }) => email,
    }),
    text('nombrecommande', 'commande.liste', { align: 'end' }),
    amount('reste', 'client.reste', {
      phone: 'amount',
      render: (client) => <DetteClient client={client} />,
      onPaper: ({ reste }) => <Amount value={reste} />,
    }),
  ];
}
