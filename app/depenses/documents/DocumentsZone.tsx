import { PROOF_MIME } from '@comptoir/domain/fichier';
import { MAX_DOCUMENTS_PER_DEPENSE } from '@comptoir/domain/limits';
import { Dropzone } from '@comptoir/ui/Dropzone';
import { useState } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { withinRoom } from './documentUploads';

interface DocumentsZoneProps {
  label: string;
  /** Text before the list of accepted formats. */
  hint?: string;
  /** Files that are chosen already; the same file is not added twice. */
  files: readonly File[];
  /** Number of documents that can still be added. */
  room: number;
  onFilesAdd(files: File[]): void;
}

const maximum = MAX_DOCUMENTS_PER_DEPENSE;

/** Takes documents that are dropped or chosen; it leaves out those beyond the limit and names them (spec § 3). */
export function DocumentsZone({ label, hint, files, room, onFilesAdd }: DocumentsZoneProps) {
  const { t } = useLang();
  const [left, setLeft] = useState<readonly string[]>([]);
  const formats = t('document.aide', { maximum });
  return (
    <Dropzone
      label={label}
      hint={hint === undefined ? formats : `${hint} ${formats}`}
      accept={Object.keys(PROOF_MIME)}
      // The size is checked later, after shrinking (PRODUCT 1.18).
      maxBytes={Number.MAX_SAFE_INTEGER}
      multiple
      files={files}
      onFilesAdd={(chosen) => {
        const sorted = withinRoom(chosen, room);
        setLeft(sorted.left);
        if (sorted.taken.length > 0) onFilesAdd(sorted.taken);
      }}
      error={left.length === 0 ? undefined : t('document.trop', { maximum, noms: left.join(', ') })}
    />
  );
}
