import { formatSize } from '@comptoir/domain/fichier';
import { MAX_DOCUMENTS_PER_DEPENSE } from '@comptoir/domain/limits';
import type { Count, RecordId } from '@comptoir/domain/units';
import { FileList } from '@comptoir/ui/FileList';
import { Stack } from '@comptoir/ui/Stack';
import { MemePreuve } from '../../doublons/MemePreuve';
import { useLang } from '../../frame/i18n/useLang';
import type { CallFormField } from '../../records/forms/useCallForm';
import { DocumentsZone } from './DocumentsZone';

interface DocumentsFieldProps {
  /** The expense that is changed; none for a new one. */
  depenseid: RecordId | undefined;
  /** Number of documents that the expense already has. */
  nombredocument: Count;
  field: CallFormField<unknown>;
}

const filesOf = (value: unknown): File[] => (Array.isArray(value) ? value.filter((one) => one instanceof File) : []);

const idOf = ({ name, size }: File) => `${name} ${size}`;

/**
 * Chooses documents, which are sent after the expense is saved: a failed upload never creates the expense twice (spec §
 * 3).
 */
export function DocumentsField({ depenseid, nombredocument, field }: DocumentsFieldProps) {
  const { t, lang } = useLang();
  const files = filesOf(field.value);
  const kept = nombredocument === 0 ? '' : `${t('document.compte', { count: nombredocument })}. `;
  return (
    <Stack data-wide gap={2}>
      <DocumentsZone
        label={t('document.titre')}
        hint={`${kept}${t('document.formaide')}`}
        files={files}
        room={MAX_DOCUMENTS_PER_DEPENSE - nombredocument - files.length}
        onFilesAdd={(added) => field.onValueChange([...files, ...added])}
      />
      <FileList
        aria-label={t('document.choisies')}
        items={files.map((file) => ({ id: idOf(file), name: file.name, file, detail: formatSize(file.size, lang) }))}
        onRemove={(id) => field.onValueChange(files.filter((file) => idOf(file) !== id))}
      />
      {files.map((file) => (
        <MemePreuve key={idOf(file)} file={file} depenseid={depenseid} />
      ))}
    </Stack>
  );
}
