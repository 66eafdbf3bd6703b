import { ModuleFields } from '@comptoir/contract/profils';
import type * as z from 'zod/mini';
import { useLang } from '../frame/i18n/useLang';
import { useSentForm } from '../records/forms/useSentForm';
import type { Write } from '../records/forms/write';
import { RecordForm } from '../records/RecordForm';
import { TextInput } from '../records/TextInput';

interface NommeFormProps {
  title: string;
  formName: string;
  recordId: number | string;
  /** The record to rename, whose name is fixed; null for a new one. */
  known: { nom: string; libelle: string } | null;
  write(body: z.output<typeof ModuleFields>): Write<unknown>;
  onClose(): void;
}

/** The form of a module or a feature, which have a label and the name of a permission. */
export function NommeForm({ title, formName, recordId, known, write, onClose }: NommeFormProps) {
  const { t } = useLang();
  const form = useSentForm({
    formName,
    recordId,
    schema: ModuleFields,
    defaults: { libelle: known?.libelle ?? '', nom: known?.nom ?? '' },
    labels: { libelle: 'depense.libelle', nom: 'module.nom' },
    touches: ['modules'],
    write,
    onEnd: onClose,
  });
  return (
    <RecordForm
      title={title}
      size="sm"
      form={form}
      onClose={onClose}
      inputs={{
        libelle: <TextInput field={form.field('libelle')} required />,
        // The name of a permission is for programs: its author may choose it, and it is not shown later.
        nom: known === null && (
          <TextInput field={form.field('nom')} hint={t('module.nomaide')} autoCapitalize="none" spellCheck={false} />
        ),
      }}
    />
  );
}
