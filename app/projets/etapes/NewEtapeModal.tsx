import { EtapeFields } from '@comptoir/contract/projets';
import type * as z from 'zod/mini';
import { BudgetDepasse } from '../../budget/BudgetSaisie';
import { useLang } from '../../frame/i18n/useLang';
import { useCallForm } from '../../records/forms/useCallForm';
import { RecordForm } from '../../records/RecordForm';
import { type BudgetProjet, EtapeInputs, etapeValues, useEtapeLabels, usePartage } from './EtapeInputs';

export type Etape = z.output<typeof EtapeFields>;

interface NewEtapeModalProps {
  /** The step to edit; null adds one. */
  etape: Etape | null;
  /** The project that is typed, and its other steps. */
  projet: BudgetProjet;
  onKeep(etape: Etape): void;
  onClose(): void;
}

/** The form of a step that is saved later, with its project. */
export function NewEtapeModal({ etape, projet, onKeep, onClose }: NewEtapeModalProps) {
  const { t } = useLang();
  const form = useCallForm({
    formName: 'projet-etape',
    recordId: etape?.libelle ?? 'new',
    schema: EtapeFields,
    defaults: etapeValues(etape),
    labels: useEtapeLabels(),
    onSubmit: async (body) => onKeep(body),
  });
  const partage = usePartage(projet, form.values.montant, 0);
  return (
    <RecordForm
      title={t(etape ? 'etapeprojet.modification' : 'etapeprojet.creation')}
      form={form}
      onClose={onClose}
      check={<BudgetDepasse budgets={partage} prise="partage" />}
    >
      <EtapeInputs form={form} partage={partage} />
    </RecordForm>
  );
}
