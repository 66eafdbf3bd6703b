import type { Avance } from '@comptoir/contract/avance';
import { formatMontant } from '@comptoir/domain/money';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { avancePath } from '../frame/routing/recordPaths';
import { useColumns } from '../records/lists/useColumns';
import { RecordLink } from '../records/RecordLink';
import { EtatAvanceBadge, RetardBadge } from './avanceLook';
import { useDecides } from './useActes';

/** The columns purpose with its holder, amount, what is left, until when with the days late, and state. */
export function useAvanceColumns(): Column<Avance>[] {
  const { t } = useLang();
  const decides = useDecides();
  const { column, text, amount, day } = useColumns<Avance>();
  const echeance = day('echeance', 'avance.echeance');
  return [
    text('objet', 'avance.objet', {
      isPrimary: true,
      phone: 'title',
      // A user who decides looks for the person; a holder knows their own name.
      onPhone: ({ porteur, objet }) => (decides ? porteur : objet),
      render: ({ avanceid, objet, projet }) => (
        <Stack gap={1}>
          <RecordLink href={avancePath(avanceid)}>{objet}</RecordLink>
          {projet && <small>{projet}</small>}
        </Stack>
      ),
    }),
    text('porteur', 'avance.porteur', { under: 'objet' }),
    amount('montant', 'depense.montant', { phone: 'amount' }),
    amount('solde', 'avance.solde', {
      under: 'montant',
      phoneNote: (row) =>
        !decides && row.solde > 0 && t('avance.resteajustifier', { montant: formatMontant(row.solde) }),
      render: (row) => isHeld(row) && <Amount value={row.solde} />,
    }),
    {
      ...echeance,
      render: (row) => (
        <Stack gap={1}>
          {echeance.render(row)}
          {row.retard > 0 && (
            <span>
              <RetardBadge retard={row.retard} />
            </span>
          )}
        </Stack>
      ),
    },
    column('etat', 'avance.etat', ({ etat }) => <EtatAvanceBadge etat={etat} />, {
      phone: 'badge',
      under: 'echeance',
      onPhone: ({ etat, retard }) => (retard > 0 ? <RetardBadge retard={retard} /> : <EtatAvanceBadge etat={etat} />),
      onPaper: ({ etat }) => t(`avance.${etat}`),
    }),
  ];
}

/** Whether its holder has the money, or had it. */
const isHeld = ({ caisseid }: Avance) => caisseid !== null;
