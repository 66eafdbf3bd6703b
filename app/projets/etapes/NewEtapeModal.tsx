import { EtapeFields } from '@comptoir/contract/projets';
import type * as z from 'zod/mini';
import { useLang } from '../../frame/i18n/useLang';
import { useCallForm } from '../../records/forms/useCallForm';
import { RecordForm } from '../../records/RecordForm';
import { EtapeInputs, etapeValues, useEtapeLabels } from './EtapeInputs';

export type Etape = z.output<typeof EtapeFields>;

interface NewEtapeModalProps {
  /** The step to edit; null adds one. */
  etape: Etape | null;
  onKeep(etape: Etape): void;
  onClose(): void;
}

/** The form of a step that is saved later, with its project. */
export function NewEtapeModal({ etape, onKeep, onClose }: NewEtapeModalProps) {
  const { t } = useLang();
  const form = useCallForm({
    formName: 'projet-etape',
    recordId: etape?.libelle ?? 'new',
    schema: EtapeFields,
    defaults: etapeValues(etape),
    labels: useEtapeLabels(),
    onSubmit: async (body) => onKeep(body),
  });
  return (
    <RecordForm title={t(etape ? 'etapeprojet.modification' : 'etapeprojet.creation')} form={form} onClose={onClose}>
      <EtapeInputs form={form} />
    </RecordForm>
  );
}
