import type { Creance } from '#contract/clients';
import { dayOfInstant, formatDateShort } from '#domain/dates';
import { formatTelephone } from '#domain/telephone';
import { Amount } from '#ui/Amount';
import type { Column } from '#ui/DataTable';
import { Stack } from '#ui/Stack';
import { useLang } from '../i18n/useLang';

/** Francs of one age; what is not owed is a dash, so that what is stands out. */
function Tranche({ montant }: { montant: number }) {
  return montant === 0 ? <span>–</span> : <Amount value={montant} />;
}

/** Client, the four ages of what they owe, their sum, the last reminder (PRODUCT M). */
export function useCreanceColumns(): Column<Creance>[] {
  const { t, lang } = useLang();
  const tranche = (key: 'jours30' | 'jours60' | 'jours90' | 'plus', header: string): Column<Creance> => ({
    key,
    header,
    align: 'end',
    render: (row) => <Tranche montant={row[key]} />,
  });
  return [
    {
      key: 'client',
      header: t('creance.client'),
      isPrimary: true,
      render: ({ libelleclient, tel }) => (
        <Stack gap={1}>
          <span>{libelleclient}</span>
          <small>{formatTelephone(tel)}</small>
        </Stack>
      ),
    },
    tranche('jours30', t('creance.jours30')),
    tranche('jours60', t('creance.jours60')),
    tranche('jours90', t('creance.jours90')),
    tranche('plus', t('creance.plus')),
    {
      key: 'reste',
      header: t('creance.reste'),
      align: 'end',
      render: ({ reste }) => (
        <strong>
          <Amount value={reste} />
        </strong>
      ),
    },
    {
      key: 'relance',
      header: t('creance.relance'),
      render: ({ relance }) =>
        relance === null ? (
          t('creance.jamais')
        ) : (
          <time dateTime={relance}>{formatDateShort(dayOfInstant(relance), lang)}</time>
        ),
    },
  ];
}
