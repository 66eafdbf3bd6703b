import type { Depense } from '@comptoir/contract/depenses';
import { DATES } from '@comptoir/domain/dateFormat';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { AmountField } from '@comptoir/ui/AmountField';
import { DateField } from '@comptoir/ui/DateField';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { FormColumns, FormGrid } from '@comptoir/ui/FormGrid';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import { useToast } from '@comptoir/ui/Toasts';
import type { FormEvent } from 'react';
import { BudgetDepasse, BudgetSaisie } from '../budget/BudgetSaisie';
import { useBudgetsDepense } from '../budget/useBudgetsDepense';
import { useLang } from '../frame/i18n/useLang';
import { montantOf, textOf } from '../records/fieldValue';
import { FormInputs } from '../records/forms/FormInputs';
import { RecordForm } from '../records/RecordForm';
import { TextInput } from '../records/TextInput';
import type { Saved } from '../records/useSave';
import { useToday } from '../records/useToday';
import { FORM_TEXTS } from '../reglements/formTexts';
import { DocumentsField } from './documents/DocumentsField';
import { EtapeChoice } from './EtapeChoice';
import type { FixedEtape } from './onEtape';
import { ComptantCheck, ReglerMaintenant, useComptantFigures } from './ReglerMaintenant';
import { TypedepenseSelect } from './TypedepenseSelect';
import { type SavedDepense, useDepenseForm } from './useDepenseForm';

export interface DepenseModalProps {
  /** The expense to edit; null records a new one. */
  depense: Depense | null;
  /** The step that the form was opened from: project and step are then fixed, and the toggle is absent (spec § 2). */
  etape?: FixedEtape | undefined;
  /** Called after an expense was saved that has chosen documents: the caller sends them. */
  onAttach(depense: SavedDepense, files: readonly File[]): void;
  onClose(): void;
}

/**
 * The form of an expense: Save is disabled while it is invalid, and the form says what is missing (spec § 5 Expense,
 * DESIGN rule 11). A new one may be paid at once.
 */
export function DepenseModal({ depense, etape, onAttach, onClose }: DepenseModalProps) {
  const { t } = useLang();
  const toast = useToast();
  const today = useToday();
  const onSaved = (saved: Saved, answered: SavedDepense | null, files: readonly File[]) => {
    if (files.length > 0 && answered) return onAttach(answered, files);
    if (files.length > 0 && saved === 'waiting') toast.warning(t('document.sansligne'));
    onClose();
  };
  const state = useDepenseForm({ depense, etape, today, onSaved });
  const { form, base, missing, onReload } = state;
  const figures = useComptantFigures(form);
  // After a lost answer the figures may hold this amount already, so it is not counted again.
  const budgets = useBudgetsDepense(form.error?.isUnknownResult ? {} : form.values, base);
  const submit = (event?: FormEvent) => {
    figures.keepFigures();
    return form.submit(event);
  };
  return (
    <RecordForm
      title={t(depense ? 'depense.modification' : 'depense.creation')}
      size="lg"
      form={{ ...form, submit }}
      onClose={onClose}
      onReload={onReload}
      {...(form.values.regler === 1 && {
        verb: t(FORM_TEXTS[REGLEMENT_FROM.depense].verbe),
        montant: form.values.montant,
      })}
      missing={missing}
      isSaveDisabled={!form.isValid || figures.isRefused}
      check={
        <>
          <BudgetDepasse budgets={budgets} prise="depense" />
          <ComptantCheck {...figures} />
        </>
      }
    >
      {etape && (
        <DescriptionList data-wide items={[{ id: 'etape', label: t('depense.etape'), value: etape.libelle }]} />
      )}
      <Inputs {...{ state, figures, budgets, today, hasEtape: etape !== undefined }} />
    </RecordForm>
  );
}

interface InputsProps {
  state: ReturnType<typeof useDepenseForm>;
  figures: ReturnType<typeof useComptantFigures>;
  budgets: ReturnType<typeof useBudgetsDepense>;
  today: string;
  /** The form was opened from a step. */
  hasEtape: boolean;
}

function Inputs({ state, figures, budgets, today, hasEtape }: InputsProps) {
  const { lang } = useLang();
  const { form, base, isPayable, comptant, nature } = state;
  // The one photo is the payment's; documents that were chosen before stay in sight.
  const isDocumented = form.values.regler !== 1 || (form.values.documents || []).length > 0;
  return (
    <FormColumns data-wide>
      <FormGrid>
        <FormInputs
          form={form}
          inputs={{
            typedepenseid: <TypedepenseSelect field={form.field('typedepenseid')} />,
            libelle: <TextInput field={form.field('libelle')} required />,
            date: <DateField {...textOf(form.field('date'))} required today={today} format={DATES[lang]} max={today} />,
            montant: <AmountField {...montantOf(form.field('montant'))} required />,
            expenseonstep: !hasEtape && <EtapeChoice form={form} projetid={base?.projetid ?? null} />,
            projetid: null,
            etapeprojetid: <BudgetSaisie budgets={budgets} prise="depense" />,
            description: (
              <div data-wide>
                <TextAreaField {...textOf(form.field('description'))} rows={3} />
              </div>
            ),
            regler: null,
            caisseid: null,
            reference: null,
            frais: null,
            beneficiaire: null,
            beneficiairetel: null,
            file: null,
            documents: null,
          }}
        />
      </FormGrid>
      <FormGrid>
        {isPayable && <ReglerMaintenant {...{ form, comptant, nature, figures }} />}
        {isDocumented && <DocumentsField nombredocument={base?.nombredocument ?? 0} field={form.field('documents')} />}
      </FormGrid>
    </FormColumns>
  );
}
