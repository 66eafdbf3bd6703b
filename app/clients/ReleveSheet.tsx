import type { Client, Releve } from '@comptoir/contract/clients';
import { formatDateLong, formatDateShort } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Periode } from '@comptoir/domain/periode';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { Francs } from '@comptoir/domain/units';
import { PrintSheet, type SheetRow } from '@comptoir/ui/PrintSheet';
import { useLang } from '../frame/i18n/useLang';
import { useEdition } from '../records/useEdition';
import { cleDeLigne, nomDeLigne } from './useReleveColumns';

interface ReleveSheetProps {
  client: Client;
  jours: Periode;
  releve: Releve;
  onDone(): void;
}

const francsOrNothing = (montant: Francs) => (montant === 0 ? '' : formatMontant(montant));

/**
 * The printed statement of a client: company, client, period, who printed it and when; the lines from opening to
 * closing balance.
 */
export function ReleveSheet({ client, jours, releve, onDone }: ReleveSheetProps) {
  const { t, lang } = useLang();
  const edition = useEdition();
  const rows = useSheetRows(jours, releve);
  return (
    <PrintSheet
      {...edition}
      title={t('releve.titre')}
      about={[
        `${client.libelleclient} · ${formatTelephone(client.tel)}`,
        t('dashboard.dua', { debut: formatDateLong(jours.datedebut, lang), fin: formatDateLong(jours.datefin, lang) }),
      ]}
      columns={[
        { key: 'date', header: t('depense.date'), align: 'whole' },
        { key: 'libelle', header: t('depense.libelle') },
        { key: 'debit', header: t('releve.debit'), align: 'end' },
        { key: 'credit', header: t('releve.credit'), align: 'end' },
        { key: 'solde', header: t('caisse.solde'), align: 'end' },
      ]}
      rows={rows}
      onDone={onDone}
    />
  );
}

function useSheetRows({ datedebut, datefin }: Periode, releve: Releve): SheetRow[] {
  const { t, lang } = useLang();
  const day = (date: string) => formatDateShort(date, lang);
  const { reportdebut, lignes, totaldebit, totalcredit, soldefin } = releve;
  return [
    {
      id: 'avant',
      cells: { libelle: t('releve.avant', { date: day(datedebut) }), solde: formatMontant(reportdebut) },
      isSum: true,
    },
    ...lignes.map((ligne) => ({
      id: cleDeLigne(ligne),
      cells: {
        date: day(ligne.date),
        libelle: [nomDeLigne(ligne, t), ligne.libelle].filter(Boolean).join(' · '),
        debit: francsOrNothing(ligne.debit),
        credit: francsOrNothing(ligne.credit),
        solde: formatMontant(ligne.solde),
      },
    })),
    {
      id: 'solde',
      cells: {
        libelle: t('releve.solde', { date: day(datefin) }),
        debit: formatMontant(totaldebit),
        credit: formatMontant(totalcredit),
        solde: formatMontant(soldefin),
      },
      isSum: true,
    },
  ];
}
