import type { Client } from '@comptoir/contract/clients';
import { formatTelephone } from '@comptoir/domain/telephone';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { nomTypeClient } from './typesClient';

/** The columns of the printed list, which hold what the cards of clients show. */
export function useClientColumns(): Column<Client>[] {
  const { t } = useLang();
  return [
    { key: 'libelleclient', header: t('commande.client'), render: ({ libelleclient }) => libelleclient },
    {
      key: 'typeclient',
      header: t('client.typeclient'),
      render: ({ typeclient }) => nomTypeClient(typeclient, t),
    },
    { key: 'tel', header: t('client.tel'), render: ({ tel }) => <small>{formatTelephone(tel)}</small> },
    { key: 'email', header: t('client.email'), render: ({ email }) => email },
    { key: 'commandes', header: t('commande.liste'), align: 'end', render: ({ nombrecommande }) => nombrecommande },
    { key: 'reste', header: t('client.reste'), align: 'end', render: ({ reste }) => <Amount value={reste} /> },
  ];
}
