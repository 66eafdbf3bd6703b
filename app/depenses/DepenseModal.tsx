import { useState } from 'react';
import { type Depense, DepenseFields, depenses } from '#contract/depenses';
import { isFuture } from '#domain/dates';
import { MAX_DESCRIPTION, MAX_LIBELLE } from '#domain/limits';
import { AmountField } from '#ui/AmountField';
import { DateField } from '#ui/DateField';
import { TextAreaField } from '#ui/TextAreaField';
import { TextField } from '#ui/TextField';
import { useMutationOf } from '../api/useMutationOf';
import { useCallForm } from '../forms/useCallForm';
import { useLang } from '../i18n/useLang';
import { reloadOf } from '../records/conflict';
import { montantOf, textOf } from '../records/fieldValue';
import { RecordForm } from '../records/RecordForm';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { TypedepenseSelect } from './TypedepenseSelect';

const FORM = 'depense';
/** An expense's amount changes what remains after each of its payments. */
const TOUCHES = { touches: ['depenses', 'reglements'] };

function valuesOf({ libelle, typedepenseid, montant, description, date }: Depense) {
  return { libelle, typedepenseid, montant, description, date };
}

export interface DepenseModalProps {
  /** Null records a new one. */
  depense: Depense | null;
  onClose(): void;
}

/** An expense: Save is disabled while it is invalid, and says what is missing (spec § 5 Expense, DESIGN rule 11). */
export function DepenseModal({ depense, onClose }: DepenseModalProps) {
  const { t, lang } = useLang();
  const today = useToday();
  const { form, onReload } = useDepenseForm(depense, today, onClose);
  return (
    <RecordForm
      title={t(depense ? 'depense.modification' : 'depense.creation')}
      form={form}
      onClose={onClose}
      onReload={onReload}
      missing={form.missing}
      isSaveDisabled={!form.isValid}
    >
      <TypedepenseSelect field={form.field('typedepenseid')} />
      <TextField
        {...textOf(form.field('libelle'))}
        label={t('depense.libelle')}
        required
        maxLength={MAX_LIBELLE}
        autoComplete="off"
      />
      <DateField {...textOf(form.field('date'))} label={t('depense.date')} required max={today} lang={lang} />
      <AmountField {...montantOf(form.field('montant'))} label={t('depense.montant')} required />
      <div data-wide>
        <TextAreaField
          {...textOf(form.field('description'))}
          label={t('depense.description')}
          maxLength={MAX_DESCRIPTION}
          rows={3}
        />
      </div>
    </RecordForm>
  );
}

function useDepenseForm(depense: Depense | null, today: string, onSaved: () => void) {
  const [base, setBase] = useState(depense);
  const recordId = base ? `${base.depenseid}.${base.version}` : 'new';
  const create = useMutationOf(depenses.create, TOUCHES);
  const update = useMutationOf(depenses.update, TOUCHES);
  const save = useSave(FORM, recordId, onSaved);

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: DepenseFields,
    defaults: base ? valuesOf(base) : { libelle: '', typedepenseid: null, montant: null, description: '', date: today },
    rules: ({ date }) => (isFuture(date, today) ? { date: 'date.future' } : {}),
    labels: useDepenseLabels(),
    onSubmit: (body) =>
      save(body, (options) => {
        if (!base) return create.submit({ body }, options);
        // The step of an expense on a step stays: this form does not show it.
        const { depenseid, version, expenseonstep, projetid, etapeprojetid } = base;
        const whole = { ...body, expenseonstep, projetid, etapeprojetid, version };
        return update.submit({ params: { depenseid }, body: whole }, options);
      }),
  });
  return { form, onReload: reloadOf(depenses.update, form, [base, setBase], valuesOf) };
}

function useDepenseLabels() {
  const { t } = useLang();
  return {
    typedepenseid: t('depense.typedepense'),
    libelle: t('depense.libelle'),
    date: t('depense.date'),
    montant: t('depense.montant'),
    description: t('depense.description'),
    expenseonstep: t('depense.nature'),
    projetid: t('depense.projet'),
    etapeprojetid: t('depense.nature'),
  };
}
