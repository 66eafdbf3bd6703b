import type { Client } from '@comptoir/contract/clients';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { useColumns } from '../records/lists/useColumns';
import { nomTypeClient } from './typesClient';

/** The columns of the printed list, which hold what the cards of clients show. */
export function useClientColumns(): Column<Client>[] {
  const { t } = useLang();
  const { text, amount } = useColumns<Client>();
  return [
    text('libelleclient', 'commande.client'),
    text('typeclient', 'client.typeclient', { render: ({ typeclient }) => nomTypeClient(typeclient, t) }),
    text('tel', 'client.tel', { render: ({ tel }) => <small>{formatTelephone(tel)}</small> }),
    text('email', 'client.email'),
    text('nombrecommande', 'commande.liste', { align: 'end' }),
    amount('reste', 'client.reste'),
  ];
}
