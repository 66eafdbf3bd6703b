import type { CaisseChoice } from '#contract/caisses';
import type { Depense } from '#contract/depenses';
import { formatDateLong } from '#domain/dates';
import { formatMontant } from '#domain/money';
import { isPlainDate } from '#domain/plainDate';
import { Alert } from '#ui/Alert';
import { Amount } from '#ui/Amount';
import { DescriptionList } from '#ui/DescriptionList';
import { useLang } from '../i18n/useLang';
import type { ReglementPreview } from './reglementPreview';

/** Amount to settle, amount returned, remaining amount, as one types (spec § 2 Payment modal). */
export function ReglementAmounts({ preview }: { preview: ReglementPreview }) {
  const { t } = useLang();
  const amounts = [
    { id: 'aregler', label: t('reglement.aregler'), value: <Amount value={preview.owed} /> },
    { id: 'rendu', label: t('reglement.rendu'), value: <Amount value={preview.rendu} /> },
    { id: 'restant', label: t('reglement.restant'), value: <Amount value={preview.restant} /> },
  ];
  return <DescriptionList data-wide items={amounts} minWidth="150px" />;
}

/** An advance is allowed, with a warning (PRODUCT 1.12). */
export function AdvanceWarning({ depense, date }: { depense: Depense; date: unknown }) {
  const { t, lang } = useLang();
  if (!isPlainDate(date) || date >= depense.date) return null;
  return (
    <Alert data-wide tone="warning">
      {t('reglement.avantdepense', { date: formatDateLong(depense.date, lang) })}
    </Alert>
  );
}

interface ReglementCheckProps {
  preview: ReglementPreview;
  caisse: CaisseChoice | null;
}

/** Amount, register, balance after: the last look before saving (DESIGN rule 15). */
export function ReglementCheck({ preview, caisse }: ReglementCheckProps) {
  const { t } = useLang();
  const { net, rendu, soldeApres, refusal } = preview;
  if (refusal === 'dejasolde')
    return (
      <Alert data-wide tone="danger">
        {t('reglement.dejasolde')}
      </Alert>
    );
  if (!caisse || soldeApres === null) return null;
  const named = { montant: formatMontant(net), caisse: caisse.libelle, solde: formatMontant(soldeApres) };
  return (
    <Alert data-wide tone="info">
      {rendu === 0
        ? t('reglement.controle', named)
        : t('reglement.controlerendu', { ...named, rendu: formatMontant(rendu) })}
    </Alert>
  );
}
