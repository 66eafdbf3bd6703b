import type { Depense } from '@comptoir/contract/depenses';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { FormColumns, FormGrid } from '@comptoir/ui/FormGrid';
import { useToast } from '@comptoir/ui/Toasts';
import type { FormEvent } from 'react';
import { BudgetDepasse, BudgetSaisie } from '../budget/BudgetSaisie';
import { useBudgetsDepense } from '../budget/useBudgetsDepense';
import { MemeDepense } from '../doublons/MemeDepense';
import { useLang } from '../frame/i18n/useLang';
import { DateInput } from '../records/DateInput';
import { FormInputs } from '../records/forms/FormInputs';
import { MontantInput } from '../records/MontantInput';
import { RecordForm } from '../records/RecordForm';
import { TextesInput, TextInput } from '../records/TextInput';
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
  const onSaved = (saved: SavedDepense | null, files: readonly File[]) => {
    if (files.length > 0 && saved) return onAttach(saved, files);
    if (files.length > 0) toast.warning(t('document.sansligne'));
    onClose();
  };
  const state = useDepenseForm({ depense, etape, today, onSaved });
  const { form, base, missing } = state;
  const figures = useComptantFigures(form);
  // After a lost answer the figures may hold this amount already, so it is not counted again.
  const budgets = useBudgetsDepense(form.isSentAgain ? {} : form.values, base);
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
      {...(form.values.regler === 1 && {
        verb: t(FORM_TEXTS[REGLEMENT_FROM.depense].verbe),
        montant: form.values.montant,
      })}
      missing={missing}
      isSaveDisabled={!form.isValid || figures.isRefused}
      check={
        <>
          <BudgetDepasse budgets={budgets} prise="depense" />
          <MemeDepense depenseid={base?.depenseid} saisie={form.isSentAgain ? {} : form.values} />
          <ComptantCheck {...figures} />
        </>
      }
    >
      {etape && (
        <DescriptionList data-wide items={[{ id: 'etape', label: t('depense.etape'), value: etape.libelle }]} />
      )}
      <Inputs state={state} figures={figures} budgets={budgets} hasEtape={etape !== undefined} />
    </RecordForm>
  );
}

interface InputsProps {
  state: ReturnType<typeof useDepenseForm>;
  figures: ReturnType<typeof useComptantFigures>;
  budgets: ReturnType<typeof useBudgetsDepense>;
  /** The form was opened from a step. */
  hasEtape: boolean;
}

function Inputs({ state, figures, budgets, hasEtape }: InputsProps) {
  const { form, base, isPayable } = state;
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
            date: <DateInput field={form.field('date')} required days="past" />,
            montant: <MontantInput field={form.field('montant')} required />,
            expenseonstep: !hasEtape && <EtapeChoice form={form} projetid={base?.projetid ?? null} />,
            projetid: null,
            etapeprojetid: <BudgetSaisie budgets={budgets} prise="depense" />,
            description: <TextesInput field={form.field('description')} />,
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
        {isPayable && <ReglerMaintenant state={state} figures={figures} />}
        {isDocumented && (
          <DocumentsField
            depenseid={base?.depenseid}
            nombredocument={base?.nombredocument ?? 0}
            field={form.field('documents')}
          />
        )}
      </FormGrid>
    </FormColumns>
  );
}
