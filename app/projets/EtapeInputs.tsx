import type { EtapeFields } from '#contract/projets';
import { MAX_DESCRIPTION, MAX_LIBELLE } from '#domain/limits';
import { AmountField } from '#ui/AmountField';
import { TextAreaField } from '#ui/TextAreaField';
import { TextField } from '#ui/TextField';
import type { CallForm } from '../forms/useCallForm';
import { useLang } from '../i18n/useLang';
import { montantOf, textOf } from '../records/fieldValue';

export function useEtapeLabels() {
  const { t } = useLang();
  return {
    libelle: t('etapeprojet.libelle'),
    montant: t('etapeprojet.montant'),
    description: t('etapeprojet.description'),
  };
}

/** The fields of a step: what it is, what it may cost (spec § 5 Step, PRODUCT I). */
export function EtapeInputs({ form }: { form: Pick<CallForm<typeof EtapeFields>, 'field'> }) {
  const labels = useEtapeLabels();
  const { t } = useLang();
  return (
    <>
      <TextField
        {...textOf(form.field('libelle'))}
        label={labels.libelle}
        required
        maxLength={MAX_LIBELLE}
        autoComplete="off"
      />
      <AmountField {...montantOf(form.field('montant'))} label={labels.montant} hint={t('etapeprojet.montantaide')} />
      <div data-wide>
        <TextAreaField
          {...textOf(form.field('description'))}
          label={labels.description}
          required
          maxLength={MAX_DESCRIPTION}
          rows={3}
        />
      </div>
    </>
  );
}
