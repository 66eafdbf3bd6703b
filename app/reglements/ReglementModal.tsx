import type { Reglement } from '#contract/reglements';
import { AmountField } from '#ui/AmountField';
import { DateField } from '#ui/DateField';
import { useLang } from '../i18n/useLang';
import { montantOf, textOf } from '../records/fieldValue';
import { RecordForm } from '../records/RecordForm';
import { CaisseSelect } from './CaisseSelect';
import { DETTES, type Dette } from './dette';
import { IdenticalDialog, useIdenticalCheck } from './IdenticalDialog';
import { ProofField } from './ProofField';
import { AdvanceWarning, ReglementAmounts, ReglementCheck } from './ReglementSummary';
import { useReglementForm } from './useReglementForm';
import { useReglementPreview } from './useReglementPreview';

export interface ReglementModalProps {
  dette: Dette;
  /** Null makes a new one. */
  reglement: Reglement | null;
  /** What remains owed today. */
  montantrestant: number;
  onClose(): void;
}

/** A payment of a debt, with its live amounts; Save is disabled until it can be made (spec § 2, § 5 Payment). */
export function ReglementModal({ dette, reglement, montantrestant, onClose }: ReglementModalProps) {
  const { t, lang } = useLang();
  const { texts } = DETTES[dette.from];
  const { form, base, today, progress, onReload } = useReglementForm({ dette, reglement, montantrestant }, onClose);
  const isSentAgain = form.error?.isUnknownResult === true;
  const { caisseid, montant, date } = form.values;
  const figures = useReglementPreview(dette, { caisseid, montant }, base, montantrestant, isSentAgain);
  const { preview, caisse, choices, choicesError, read, keepFigures } = figures;
  const typed = { caisseid, remis: Number(montant), date, reglementid: base?.reglementid ?? null };
  const identical = useIdenticalCheck(dette, typed, isSentAgain, async () => {
    keepFigures();
    await form.submit();
  });
  const isRefused = preview.refusal !== null && !isSentAgain;
  const amountError = preview.refusal === 'montantinvalide' ? t('form.montantinvalide') : undefined;

  return (
    <RecordForm
      title={t(reglement ? texts.modification : texts.creation)}
      form={{ ...form, submit: identical.submit }}
      onClose={onClose}
      onReload={onReload}
      missing={form.missing}
      isSaveDisabled={!form.isValid || isRefused}
      check={<ReglementCheck dette={dette} preview={preview} caisse={caisse} />}
    >
      <div data-wide>
        <CaisseSelect
          field={form.field('caisseid')}
          choices={choices}
          read={read}
          hasFailed={choicesError !== undefined}
          isInsufficient={preview.refusal === 'soldeinsuffisant'}
        />
      </div>
      <AmountField
        {...montantOf(form.field('montant'))}
        label={t('reglement.montantremis')}
        required
        error={form.field('montant').error ?? amountError}
      />
      <DateField
        {...textOf(form.field('date'))}
        label={t('reglement.date')}
        required
        {...{ today, lang }}
        max={today}
      />
      <ReglementAmounts dette={dette} preview={preview} />
      <AdvanceWarning dette={dette} date={date} />
      <ProofField
        field={form.field('file')}
        hint={t(texts.preuve)}
        progress={progress}
        keptName={base?.file ? base.filename : null}
      />
      <IdenticalDialog {...identical} caisse={caisse} montant={typed.remis} date={date} />
    </RecordForm>
  );
}
