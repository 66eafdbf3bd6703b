import { useState } from 'react';
import { type Typedepense, typedepenses } from '#contract/typedepenses';
import { useMutationOf } from '../api/useMutationOf';
import { useCallForm } from '../forms/useCallForm';
import { useLang } from '../i18n/useLang';
import { reloadOf } from '../records/conflict';
import { RecordForm } from '../records/RecordForm';
import { TextInput } from '../records/TextInput';
import { useSave } from '../records/useSave';

const FORM = 'typedepense';
/** Expenses show their type's label. */
const TOUCHES = { touches: ['typedepenses', 'depenses'] };

const valuesOf = (typedepense: Typedepense | null) => ({ libelle: typedepense?.libelle ?? '' });

export interface TypedepenseModalProps {
  /** Null creates one. */
  typedepense: Typedepense | null;
  onClose(): void;
}

export function TypedepenseModal({ typedepense, onClose }: TypedepenseModalProps) {
  const { t } = useLang();
  const [base, setBase] = useState(typedepense);
  const recordId = base ? `${base.typedepenseid}.${base.version}` : 'new';
  const create = useMutationOf(typedepenses.create, TOUCHES);
  const update = useMutationOf(typedepenses.update, TOUCHES);
  const save = useSave(FORM, recordId, onClose);

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: typedepenses.create.body,
    defaults: valuesOf(typedepense),
    labels: { libelle: t('typedepense.libelle') },
    onSubmit: (body) =>
      save(body, (options) => {
        if (!base) return create.submit({ body }, options);
        const { typedepenseid, version } = base;
        return update.submit({ params: { typedepenseid }, body: { ...body, version } }, options);
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
      <TextInput field={form.field('libelle')} label={t('typedepense.libelle')} required />
    </RecordForm>
  );
}
