import { PROOF_MIME } from '@comptoir/domain/fichier';
import { MAX_DOCUMENTS_PER_DEPENSE } from '@comptoir/domain/limits';
import { Dropzone } from '@comptoir/ui/Dropzone';
import { useState } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { withinRoom } from './documentUploads';

interface DocumentsZoneProps {
  label: string;
  /** Said before the formats. */
  hint?: string;
  /** Chosen already: none of them is taken twice. */
  files: readonly File[];
  /** How many more the expense may have. */
  room: number;
  onFilesAdd(files: File[]): void;
}

const maximum = MAX_DOCUMENTS_PER_DEPENSE;

/** Documents of an expense, dropped or chosen; those beyond the limit are left aside, and named (spec § 3). */
export function DocumentsZone({ label, hint, files, room, onFilesAdd }: DocumentsZoneProps) {
  const { t } = useLang();
  const [left, setLeft] = useState<readonly string[]>([]);
  const formats = t('document.aide', { maximum });
  return (
    <Dropzone
      label={label}
      hint={hint === undefined ? formats : `${hint} ${formats}`}
      accept={Object.keys(PROOF_MIME)}
      // Weighed once they are shrunk (PRODUCT 1.18).
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
