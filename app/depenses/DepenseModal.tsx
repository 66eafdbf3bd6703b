import type { Depense } from '@comptoir/contract/depenses';
import { DATES } from '@comptoir/domain/dateFormat';
import { AmountField } from '@comptoir/ui/AmountField';
import { DateField } from '@comptoir/ui/DateField';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import { useToast } from '@comptoir/ui/Toasts';
import { BudgetDepasse, BudgetSaisie } from '../budget/BudgetSaisie';
import { useBudgetsDepense } from '../budget/useBudgetsDepense';
import { useLang } from '../frame/i18n/useLang';
import { montantOf, textOf } from '../records/fieldValue';
import { FormInputs } from '../records/forms/FormInputs';
import { RecordForm } from '../records/RecordForm';
import { TextInput } from '../records/TextInput';
import { useToday } from '../records/useToday';
import { DocumentsField } from './documents/DocumentsField';
import { EtapeChoice } from './EtapeChoice';
import type { FixedEtape } from './onEtape';
import { TypedepenseSelect } from './TypedepenseSelect';
import { useDepenseForm } from './useDepenseForm';

export interface DepenseModalProps {
  /** The expense to edit; null records a new one. */
  depense: Depense | null;
  /** The step that the form was opened from: project and step are then fixed, and the toggle is absent (spec § 2). */
  etape?: FixedEtape | undefined;
  /** Called after an expense was saved that has chosen documents: the caller sends them. */
  onAttach(depense: Depense, files: readonly File[]): void;
  onClose(): void;
}

/**
 * The form of an expense: Save is disabled while it is invalid, and the form says what is missing (spec § 5 Expense,
 * DESIGN rule 11).
 */
export function DepenseModal({ depense, etape, onAttach, onClose }: DepenseModalProps) {
  const { t, lang } = useLang();
  const toast = useToast();
  const today = useToday();
  const { form, base, missing, onReload } = useDepenseForm(depense, etape, today, (saved, answered, files) => {
    if (files.length > 0 && answered) return onAttach(answered, files);
    if (files.length > 0 && saved === 'waiting') toast.warning(t('document.sansligne'));
    onClose();
  });
  // After a lost answer the figures may hold this amount already, so it is not counted again.
  const budgets = useBudgetsDepense(form.error?.isUnknownResult ? {} : form.values, base);
  return (
    <RecordForm
      title={t(depense ? 'depense.modification' : 'depense.creation')}
      form={form}
      onClose={onClose}
      onReload={onReload}
      missing={missing}
      isSaveDisabled={!form.isValid}
      check={<BudgetDepasse budgets={budgets} prise="depense" />}
    >
      {etape && (
        <DescriptionList data-wide items={[{ id: 'etape', label: t('depense.etape'), value: etape.libelle }]} />
      )}
      <FormInputs
        form={form}
        inputs={{
          typedepenseid: <TypedepenseSelect field={form.field('typedepenseid')} />,
          libelle: <TextInput field={form.field('libelle')} required />,
          date: <DateField {...textOf(form.field('date'))} required today={today} format={DATES[lang]} max={today} />,
          montant: <AmountField {...montantOf(form.field('montant'))} required />,
          expenseonstep: !etape && <EtapeChoice form={form} projetid={base?.projetid ?? null} />,
          projetid: null,
          etapeprojetid: <BudgetSaisie budgets={budgets} prise="depense" />,
          description: (
            <div data-wide>
              <TextAreaField {...textOf(form.field('description'))} rows={3} />
            </div>
          ),
          documents: <DocumentsField nombredocument={base?.nombredocument ?? 0} field={form.field('documents')} />,
        }}
      />
    </RecordForm>
  );
}
