import type { Avance } from '@comptoir/contract/avance';
import { formatDateShort } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { avancePath } from '../frame/routing/recordPaths';
import { BriefDate } from '../records/BriefDate';
import { RecordLink } from '../records/RecordLink';
import { EtatAvanceBadge, RetardBadge } from './avanceLook';
import { useDecides } from './useActes';

/** The columns purpose with its holder, amount, what is left, until when with the days late, and state. */
export function useAvanceColumns(): Column<Avance>[] {
  const { t, lang } = useLang();
  const decides = useDecides();
  return [
    {
      key: 'objet',
      header: t('avance.objet'),
      isPrimary: true,
      phone: 'title',
      // Who decides looks for the person; who holds advances knows their own name.
      onPhone: ({ porteur, objet }) => (decides ? porteur : objet),
      render: ({ avanceid, objet, projet }) => (
        <Stack gap={1}>
          <RecordLink href={avancePath(avanceid)}>{objet}</RecordLink>
          {projet && <small>{projet}</small>}
        </Stack>
      ),
    },
    { key: 'porteur', header: t('avance.porteur'), under: 'objet', render: ({ porteur }) => porteur },
    {
      key: 'montant',
      header: t('depense.montant'),
      align: 'end',
      phone: 'amount',
      render: ({ montant }) => <Amount value={montant} />,
    },
    {
      key: 'solde',
      header: t('avance.solde'),
      align: 'end',
      under: 'montant',
      phoneNote: (row) =>
        !decides && row.solde > 0 && t('avance.resteajustifier', { montant: formatMontant(row.solde) }),
      render: (row) => isHeld(row) && <Amount value={row.solde} />,
    },
    {
      key: 'echeance',
      header: t('avance.echeance'),
      phone: 'meta',
      onPhone: ({ echeance }) => <BriefDate date={echeance} />,
      render: ({ echeance, retard }) => (
        <Stack gap={1}>
          <time dateTime={echeance}>{formatDateShort(echeance, lang)}</time>
          {retard > 0 && (
            <span>
              <RetardBadge retard={retard} />
            </span>
          )}
        </Stack>
      ),
    },
    {
      key: 'etat',
      header: t('avance.etat'),
      phone: 'badge',
      under: 'echeance',
      onPhone: ({ etat, retard }) => (retard > 0 ? <RetardBadge retard={retard} /> : <EtatAvanceBadge etat={etat} />),
      onPaper: ({ etat }) => t(`avance.${etat}`),
      render: ({ etat }) => <EtatAvanceBadge etat={etat} />,
    },
  ];
}

/** Whether its holder has the money, or had it. */
const isHeld = ({ caisseid }: Avance) => caisseid !== null;
