import type { Reglement } from '@comptoir/contract/reglements';
import { formatDateShort } from '@comptoir/domain/dates';
import type { Column } from '@comptoir/ui/DataTable';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Paperclip } from 'lucide-react';
import { ContrepasseBadge, MontantPasse, UnderContrepasse } from '../contrepassations/contrepasseLook';
import { useLang } from '../frame/i18n/useLang';
import { BriefDate } from '../records/BriefDate';
import { UnderBeneficiaire, useBeneficiaire } from '../records/beneficiaire/Beneficiaires';

/** Shown for a payment whose register has no name (spec § 2 Expenses). */
const NO_CAISSE = '---';

/**
 * The columns date, amount with its arrow (green down for type 1, red up otherwise), register with who took the cash
 * and whether the payment was reversed, proof (spec § 2 Expenses).
 */
export function useReglementColumns(): Column<Reglement>[] {
  const { t, lang } = useLang();
  const beneficiaireOf = useBeneficiaire();
  return [
    {
      key: 'date',
      phone: 'meta',
      onPhone: ({ date }) => <BriefDate date={date} />,
      header: t('depense.date'),
      isPrimary: true,
      render: ({ date }) => <time dateTime={date}>{formatDateShort(date, lang)}</time>,
    },
    {
      key: 'montant',
      phone: 'amount',
      header: t('depense.montant'),
      align: 'end',
      phoneNote: (row) => row.contrepassele && <ContrepasseBadge row={row} />,
      render: (row) => (
        <MontantPasse
          row={row}
          value={row.montant}
          sign={row.type === '1' ? 'in' : 'out'}
          signLabel={t(row.type === '1' ? 'mouvement.entree' : 'mouvement.sortie')}
        />
      ),
    },
    {
      key: 'caisse',
      phone: 'title',
      onPhone: ({ caisse }) => caisse || NO_CAISSE,
      phoneNote: beneficiaireOf,
      header: t('reglement.caisse'),
      render: (row) => (
        <UnderContrepasse row={row}>
          <UnderBeneficiaire row={row}>{row.caisse || NO_CAISSE}</UnderBeneficiaire>
        </UnderContrepasse>
      ),
    },
    {
      ...{ key: 'preuve', phone: 'badge' },
      header: t('reglement.preuve'),
      render: (row) => <Proof reglement={row} />,
    },
  ];
}

function Proof({ reglement: { file, filename, date } }: { reglement: Reglement }) {
  const { t, lang } = useLang();
  if (file === '') return t('reglement.preuveabsente');
  return (
    <LinkButton
      href={file}
      target="_blank"
      rel="noreferrer"
      variant="link"
      icon={<Paperclip aria-hidden />}
      aria-label={t('reglement.preuveouvrir', { nom: `${filename} · ${formatDateShort(date, lang)}` })}
    >
      {filename}
    </LinkButton>
  );
}
