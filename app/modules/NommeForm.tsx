import { ModuleFields } from '@comptoir/contract/profils';
import type * as z from 'zod/mini';
import type { SendOptions } from '../frame/api/client';
import { useLang } from '../frame/i18n/useLang';
import { FormInputs } from '../records/forms/FormInputs';
import { useCallForm } from '../records/forms/useCallForm';
import { RecordForm } from '../records/RecordForm';
import { TextInput } from '../records/TextInput';
import { useSave } from '../records/useSave';

type Fields = z.output<typeof ModuleFields>;

interface NommeFormProps {
  title: string;
  formName: string;
  recordId: number | string;
  /** The record to rename, whose name is fixed; null for a new one. */
  known: { nom: string; libelle: string } | null;
  onCreate(body: Fields, options: SendOptions): Promise<unknown>;
  onRename(libelle: string, options: SendOptions): Promise<unknown>;
  onClose(): void;
}

/** The form of a module or a feature, which have a label and the name of a permission. */
export function NommeForm(props: NommeFormProps) {
  const { title, formName, recordId, known, onCreate, onRename, onClose } = props;
  const { t } = useLang();
  const save = useSave(formName, recordId, onClose);
  const form = useCallForm({
    formName,
    recordId,
    schema: ModuleFields,
    defaults: { libelle: known?.libelle ?? '', nom: known?.nom ?? '' },
    labels: { libelle: t('depense.libelle'), nom: t('module.nom') },
    onSubmit: (body) => save(body, (options) => (known ? onRename(body.libelle, options) : onCreate(body, options))),
  });
  return (
    <RecordForm title={title} size="sm" form={form} onClose={onClose}>
      <FormInputs
        form={form}
        inputs={{
          libelle: <TextInput field={form.field('libelle')} required />,
          // The name of a permission is for programs: who makes one may choose it, and nobody is shown it later.
          nom: known === null && (
            <TextInput field={form.field('nom')} hint={t('module.nomaide')} autoCapitalize="none" spellCheck={false} />
          ),
        }}
      />
    </RecordForm>
  );
}
