import type { EtapeFields } from '@comptoir/contract/projets';
import { BudgetDepasse } from '../../budget/BudgetSaisie';
import { useLang } from '../../frame/i18n/useLang';
import { useCallForm } from '../../records/forms/useCallForm';
import { RecordForm } from '../../records/RecordForm';
import { type BudgetProjet, ETAPE_FORM, EtapeInputs, etapeValues, usePartage } from './EtapeInputs';

export type Etape = EtapeFields;

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
    ...ETAPE_FORM,
    formName: 'projet-etape',
    recordId: etape?.libelle ?? 'new',
    defaults: etape ? etapeValues(etape) : ETAPE_FORM.fresh,
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
