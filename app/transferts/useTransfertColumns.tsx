import type { Transfert } from '@comptoir/contract/transferts';
import { formatBrief } from '@comptoir/domain/briefDate';
import { formatDateShort } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { RecordId } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import { useLabels } from '@comptoir/ui/labels';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { Numero } from '../imprimes/useNumeroImprime';
import { useColumns } from '../records/lists/useColumns';
import { useToday } from '../records/useToday';
import { EtatBadge, sensDe, useAutreCaisse } from './transfertLook';

/**
 * Least width of a name or a reference. In less, each word would take a line; columns move under each other instead.
 */
const ROOM = '12em';

/**
 * The columns date, number, the other register with the direction, amount, fee, state in words, reasons and references.
 */
export function useTransfertColumns(caisseid: RecordId): Column<Transfert>[] {
  const { t } = useLang();
  const { column, amount, day } = useColumns<Transfert>();
  const autreOf = useAutreCaisse(caisseid);
  const today = useToday();
  const motifsOf = useMotifs(formatDateShort);
  const brefsOf = useMotifs((date, lang) => formatBrief(date, lang, today));
  const { pair } = useLabels();
  return [
    day('date', 'depense.date', { isPrimary: true }),
    column('numero', 'transfert.bordereau', ({ numero }) => <Numero numero={numero} />, {
      under: 'date',
      // An answer that an older version of the app has cached has none.
      phoneNote: ({ numero }) => (numero ? pair(t('transfert.bordereau'), numero) : null),
    }),
    column(
      'autre',
      'transfert.autre',
      (row) => <span style={{ display: 'inline-block', minWidth: ROOM }}>{autreOf(row)}</span>,
      { phone: 'title', onPhone: autreOf, onPaper: autreOf },
    ),
    amount('montant', 'depense.montant', {
      phone: 'amount',
      render: (row) => <Amount value={row.montant} sign={sensDe(row, caisseid)} />,
    }),
    amount('frais', 'transfert.frais', {
      under: 'montant',
      phoneNote: ({ frais }) => frais > 0 && t('transfert.dontfrais', { montant: formatMontant(frais) }),
      render: ({ frais }) => frais > 0 && <Amount value={frais} />,
    }),
    column('etat', 'transfert.etat', (row) => <EtatBadge {...row} />, {
      phone: 'badge',
      under: 'montant',
      onPaper: ({ etat }) => t(`transfert.${etat}`),
    }),
    column(
      'motif',
      'activite.code',
      (row) => (
        <Stack gap={1} style={{ minWidth: ROOM }}>
          {motifsOf(row).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Stack>
      ),
      { under: 'autre', phoneNote: (row) => brefsOf(row).join(' · ') || null },
    ),
  ];
}

/**
 * Returns why the money was sent, what the operators call it, and who answered when and why, where that says more than
 * the state. An answer that an older version of the app has cached has no references.
 */
function useMotifs(format: typeof formatDateShort): (transfert: Transfert) => string[] {
  const { t, lang } = useLang();
  const { pair } = useLabels();
  const reponduOf = ({ repondeur, datereponse, motifreponse, date }: Transfert) => {
    if (datereponse === null || (motifreponse === '' && datereponse === date)) return '';
    const repondu = t('transfert.repondu', { qui: repondeur, quand: format(datereponse, lang) });
    return motifreponse === '' ? repondu : pair(repondu, motifreponse);
  };
  const referenceOf = (of: 'source' | 'cible', reference: string | undefined) =>
    reference ? pair(t(`transfert.reference${of}`), reference) : '';
  return (transfert) =>
    [
      transfert.motif,
      referenceOf('source', transfert.referencesource),
      referenceOf('cible', transfert.referencecible),
      reponduOf(transfert),
    ].filter(Boolean);
}
