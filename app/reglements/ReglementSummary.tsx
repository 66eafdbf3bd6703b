import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import { formatDateLong } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { isPlainDate } from '@comptoir/domain/plainDate';
import type { ReglementPreview } from '@comptoir/domain/reglementPreview';
import type { Francs } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { Amount } from '@comptoir/ui/Amount';
import { Announcer } from '@comptoir/ui/Announcer';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { useLang } from '../frame/i18n/useLang';
import type { Depassement } from '../operations/depassement';
import { PlafondCheck } from '../operations/PlafondCheck';
import type { Dette } from './dette';
import { TEXTES_DETTE } from './detteTexts';
import { FORM_TEXTS } from './formTexts';

/** Pause after the last key before the check line is announced to screen readers. */
const TYPING_PAUSE_MS = 1_000;

/**
 * Amount to settle, amount returned, or what an operator received too much, and remaining amount, which follow the
 * typing (spec § 2 Expenses).
 */
export function ReglementAmounts({ dette, preview }: { dette: Dette; preview: ReglementPreview }) {
  const { t } = useLang();
  const amounts = [
    { id: 'aregler', label: t(TEXTES_DETTE[dette.from].aregler), value: <Amount value={preview.owed} /> },
    preview.troppercu > 0
      ? { id: 'troppercu', label: t('reglement.troppercu'), value: <Amount value={preview.troppercu} /> }
      : { id: 'rendu', label: t('reglement.rendu'), value: <Amount value={preview.rendu} /> },
    { id: 'restant', label: t('reglement.restant'), value: <Amount value={preview.restant} /> },
  ];
  return <DescriptionList data-wide items={amounts} minWidth="9.375rem" />;
}

/** Warns of a payment dated before its debt, which is allowed (PRODUCT 1.12). */
export function AdvanceWarning({ dette, date }: { dette: Dette; date: unknown }) {
  const { t, lang } = useLang();
  if (!isPlainDate(date) || date >= dette.date) return null;
  return (
    <Alert data-wide tone="warning">
      {t(FORM_TEXTS[dette.from].avance, { date: formatDateLong(dette.date, lang) })}
    </Alert>
  );
}

interface ReglementCheckProps {
  dette: Pick<Dette, 'from'>;
  preview: ReglementPreview;
  /** What the operator takes, francs. */
  frais: Francs;
  caisse: CaisseChoice | null;
}

/** The last checks before saving: what it does, and whether the register is above its limit then (ADR 0043). */
export function ReglementChecks({ depassement, ...check }: ReglementCheckProps & { depassement: Depassement | null }) {
  return (
    <>
      <ReglementCheck {...check} />
      <PlafondCheck depassement={depassement} />
    </>
  );
}

/** The last check before saving: amount, register, and its balance after amount and fee (DESIGN rule 15). */
function ReglementCheck({ dette, preview, frais, caisse }: ReglementCheckProps) {
  const { t } = useLang();
  const { controle, controlerendu } = FORM_TEXTS[dette.from];
  const { net, rendu, troppercu, soldeApres, refusal } = preview;
  if (refusal === 'dejasolde')
    return (
      <Alert data-wide tone="danger">
        {t(TEXTES_DETTE[dette.from].dejasolde)}
      </Alert>
    );
  if (!caisse || soldeApres === null) return null;
  const named = { montant: formatMontant(net), caisse: caisse.libelle, solde: formatMontant(soldeApres) };
  const said = rendu === 0 ? t(controle, named) : t(controlerendu, { ...named, rendu: formatMontant(rendu) });
  const text = [
    said,
    ...(troppercu === 0 ? [] : [t('reglement.controletrop', { trop: formatMontant(troppercu) })]),
    ...(frais === 0 ? [] : [t('reglement.controlefrais', { frais: formatMontant(frais) })]),
  ].join(' ');
  return (
    <Alert data-wide role="note" tone="info">
      {text}
      <Announcer text={text} afterMs={TYPING_PAUSE_MS} />
    </Alert>
  );
}
