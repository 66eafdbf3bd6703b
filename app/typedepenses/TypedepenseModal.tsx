import { fieldsOf } from '@comptoir/contract/fields';
import { type Typedepense, typedepenses } from '@comptoir/contract/typedepenses';
import { useLang } from '../frame/i18n/useLang';
import { useEdited, useEditedForm } from '../records/forms/useEditedForm';
import { writeOf } from '../records/forms/write';
import { RecordForm } from '../records/RecordForm';
import { TextInput } from '../records/TextInput';

const Fields = typedepenses.create.body;

export interface TypedepenseModalProps {
  /** The type to edit; null creates one. */
  typedepense: Typedepense | null;
  onClose(): void;
  /** Gets the saved type; the modal closes by itself right after. */
  onSaved?(typedepense: Typedepense): void;
}

export function TypedepenseModal({ typedepense, onClose, onSaved }: TypedepenseModalProps) {
  const { t } = useLang();
  const form = useEditedForm(useEdited(typedepense, 'typedepenseid'), {
    formName: 'typedepense',
    schema: Fields,
    valuesOf: (base) => fieldsOf(Fields, base),
    labels: { libelle: 'depense.libelle' },
    // Expenses show the label of their type, so they are read again too.
    touches: ['typedepenses', 'depenses'],
    create: (body) => writeOf(typedepenses.create, { body }),
    update: (body, { typedepenseid, version }) =>
      writeOf(typedepenses.update, { params: { typedepenseid }, body: { ...body, version } }),
    onEnd: (saved) => {
      if (saved) onSaved?.(saved);
      onClose();
    },
  });

  return (
    <RecordForm
      title={t(typedepense ? 'typedepense.modification' : 'typedepense.creation')}
      size="sm"
      form={form}
      onClose={onClose}
      inputs={{ libelle: <TextInput field={form.field('libelle')} required /> }}
    />
  );
}
