import type { Commande } from '@comptoir/contract/commandes';
import { dayOfInstant } from '@comptoir/domain/dates';
import { formatNombre } from '@comptoir/domain/money';
import { formatTelephone } from '@comptoir/domain/telephone';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { commandePath } from '../frame/routing/recordPaths';
import { BriefDate } from '../records/BriefDate';
import { BY_DATE, BY_MONTANT } from '../records/lists/TriFilter';
import { RecordLink } from '../records/RecordLink';
import { ResteDu } from '../records/ResteDu';
import { DateLivraison, Day } from './CommandeDates';
import type { OpenedCommande } from './CommandeDialogs';
import { EtatSoldeBadge, EtatSoldeWord } from './EtatSoldeBadge';
import { EtatLivraisonField } from './livraison/EtatLivraisonField';

type Open = (opened: OpenedCommande) => void;

/**
 * The columns number and date, delivery date, client with phone, amount and quantity, remaining amount with payment
 * state, and delivery state (spec § 2 Orders).
 */
export function useCommandeColumns(onOpen: Open): Column<Commande>[] {
  const { t } = useLang();
  return [
    {
      key: 'commande',
      orders: BY_DATE,
      phone: 'meta',
      onPhone: ({ etatsolde, createdon }) => (
        <>
          <EtatSoldeWord etatsolde={etatsolde} /> · <BriefDate date={dayOfInstant(createdon)} />
        </>
      ),
      header: t('activite.objetcommande'),
      isPrimary: true,
      render: ({ commandeid, createdon }) => (
        <Stack gap={1}>
          <RecordLink href={commandePath(commandeid)}>
            {t('commande.numero', { numero: String(commandeid) })}
          </RecordLink>
          <small>
            <Day date={dayOfInstant(createdon)} />
          </small>
        </Stack>
      ),
    },
    {
      key: 'datelivraison',
      under: 'commande',
      header: t('commande.alivrer'),
      render: (row) => <DateLivraison commande={row} />,
    },
    {
      key: 'client',
      phone: 'title',
      onPhone: ({ client }) => client,
      header: t('commande.client'),
      render: ({ client, tel }) => (
        <Stack gap={1}>
          <span>{client}</span>
          <small>{formatTelephone(tel)}</small>
        </Stack>
      ),
    },
    {
      key: 'montant',
      orders: BY_MONTANT,
      phone: 'amount',
      onPhone: ({ montant, reste }) => <ResteDu montant={montant} reste={reste} />,
      header: t('commande.montantquantite'),
      align: 'end',
      render: ({ montant, quantite }) => (
        <Stack gap={1}>
          <div>
            <Amount value={montant} />
          </div>
          <small>{t('commande.qte', { quantite: formatNombre(quantite) })}</small>
        </Stack>
      ),
    },
    {
      key: 'reste',
      header: t('commande.reste'),
      align: 'end',
      render: ({ reste, etatsolde }) => (
        <Stack gap={1}>
          <div>
            <Amount value={reste} />
          </div>
          <div>
            <EtatSoldeBadge etatsolde={etatsolde} />
          </div>
        </Stack>
      ),
    },
    {
      key: 'etat',
      phone: 'badge',
      header: t('commande.statut'),
      onPaper: ({ etat }) => t(`livraison.etat${etat}`),
      render: (row) => <EtatLivraisonField commande={row} onChange={(etat) => onOpen({ livrer: row, etat })} />,
    },
  ];
}
