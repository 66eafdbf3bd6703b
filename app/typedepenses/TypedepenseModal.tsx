import { fieldsOf } from '@comptoir/contract/fields';
import { type Typedepense, typedepenses } from '@comptoir/contract/typedepenses';
import { useState } from 'react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { reloadOf } from '../records/conflict';
import { emptyOf } from '../records/forms/emptyOf';
import { FormInputs } from '../records/forms/FormInputs';
import { useCallForm } from '../records/forms/useCallForm';
import { RecordForm } from '../records/RecordForm';
import { TextInput } from '../records/TextInput';
import { useSave } from '../records/useSave';

const FORM = 'typedepense';
/** Expenses show the label of their type, so they are read again too. */
const TOUCHES = { touches: ['typedepenses', 'depenses'] };

const Fields = typedepenses.create.body;

const valuesOf = (typedepense: Typedepense) => fieldsOf(Fields, typedepense);

export interface TypedepenseModalProps {
  /** The type to edit; null creates one. */
  typedepense: Typedepense | null;
  onClose(): void;
  /** Gets the saved type; the modal closes by itself right after. */
  onSaved?(typedepense: Typedepense): void;
}

export function TypedepenseModal({ typedepense, onClose, onSaved }: TypedepenseModalProps) {
  const { t } = useLang();
  const [base, setBase] = useState(typedepense);
  const recordId = base ? `${base.typedepenseid}.${base.version}` : 'new';
  const create = useMutationOf(typedepenses.create, TOUCHES);
  const update = useMutationOf(typedepenses.update, TOUCHES);
  const save = useSave(FORM, recordId, onClose);

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: Fields,
    defaults: base ? valuesOf(base) : emptyOf(Fields),
    labels: { libelle: t('depense.libelle') },
    onSubmit: (body) =>
      save(body, async (options) => {
        const { typedepenseid, version } = base ?? {};
        const answer =
          typedepenseid === undefined
            ? await create.submit({ body }, options)
            : await update.submit({ params: { typedepenseid }, body: { ...body, version } }, options);
        onSaved?.(answer.data);
      }),
  });

  return (
    <RecordForm
      title={t(typedepense ? 'typedepense.modification' : 'typedepense.creation')}
      size="sm"
      form={form}
      onClose={onClose}
      onReload={reloadOf(typedepenses.update, form, [base, setBase], valuesOf)}
    >
      <FormInputs form={form} inputs={{ libelle: <TextInput field={form.field('libelle')} required /> }} />
    </RecordForm>
  );
}
