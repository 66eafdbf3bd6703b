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
import { BY_DATE, BY_MONTANT, useColumns } from '../records/lists/useColumns';
import { RecordLink } from '../records/RecordLink';
import { ResteDu } from '../reglements/ResteDu';
import { DateLivraison, Day } from './CommandeDates';
import type { OpenCommande } from './CommandeDialogs';
import { EtatSoldeBadge, EtatSoldeWord } from './EtatSoldeBadge';
import { EtatLivraisonField } from './livraison/EtatLivraisonField';

/**
 * The columns number and date, delivery date, client with phone, amount and quantity, remaining amount with payment
 * state, and delivery state (spec § 2 Orders).
 */
export function useCommandeColumns(onOpen: OpenCommande): Column<Commande>[] {
  const { t } = useLang();
  const { column, text, amount } = useColumns<Commande>();
  return [
    column('commande', 'activite.objetcommande', (row) => <Numbered commande={row} />, {
      orders: BY_DATE,
      phone: 'meta',
      onPhone: ({ etatsolde, createdon }) => (
        <>
          <EtatSoldeWord etatsolde={etatsolde} /> · <BriefDate date={dayOfInstant(createdon)} />
        </>
      ),
      isPrimary: true,
    }),
    column('datelivraison', 'commande.alivrer', (row) => <DateLivraison commande={row} />, { under: 'commande' }),
    text('client', 'commande.client', {
      phone: 'title',
      isLong: true,
      onPhone: ({ client }) => client,
      render: ({ client, tel }) => (
        <Stack gap={1}>
          <span>{client}</span>
          <small>{formatTelephone(tel)}</small>
        </Stack>
      ),
    }),
    amount('montant', 'commande.montantquantite', {
      orders: BY_MONTANT,
      phone: 'amount',
      onPhone: ({ montant, reste }) => <ResteDu montant={montant} reste={reste} />,
      render: ({ montant, quantite }) => (
        <Stack gap={1}>
          <div>
            <Amount value={montant} />
          </div>
          <small>{t('commande.qte', { quantite: formatNombre(quantite) })}</small>
        </Stack>
      ),
    }),
    amount('reste', 'commande.reste', {
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
    }),
    column(
      'etat',
      'commande.statut',
      (row) => <EtatLivraisonField commande={row} onChange={(etat) => onOpen({ livrer: { commande: row, etat } })} />,
      { phone: 'badge', onPaper: ({ etat }) => t(`livraison.etat${etat}`) },
    ),
  ];
}

/** The number of an order, which leads to its page, and its day. */
function Numbered({ commande: { commandeid, createdon } }: { commande: Commande }) {
  const { t } = useLang();
  return (
    <Stack gap={1}>
      <RecordLink href={commandePath(commandeid)}>{t('commande.numero', { numero: String(commandeid) })}</RecordLink>
      <small>
        <Day date={dayOfInstant(createdon)} />
      </small>
    </Stack>
  );
}
