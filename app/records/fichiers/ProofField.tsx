import type { Lang } from '@comptoir/domain/dates';
import { formatSize, PROOF_MIME, proofRefusal } from '@comptoir/domain/fichier';
import { Dropzone } from '@comptoir/ui/Dropzone';
import { FileList } from '@comptoir/ui/FileList';
import { Stack } from '@comptoir/ui/Stack';
import { useRef, useState } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import type { CallFormField } from '../forms/useCallForm';
import { shrinkImage } from './shrinkImage';

interface ProofFieldProps {
  field: CallFormField<unknown>;
  /** Says which files may serve as the proof. */
  hint: string;
  /** A proof must be chosen; an edited payment has one already and may keep it. */
  required: boolean;
}

/**
 * The proof of a payment or of a count: one chosen file, shrunk when it is a large photo, with a Retirer button
 * (spec § 2, PRODUCT 1.18).
 */
export function ProofField({ field, hint, required }: ProofFieldProps) {
  const { t, lang } = useLang();
  const { choose, isShrinking, refusal } = useProof(field.onValueChange);
  const file = field.value instanceof File ? field.value : null;
  return (
    <Stack data-wide gap={2}>
      <Dropzone
        id={field.id}
        label={field.label}
        hint={hint}
        accept={Object.keys(PROOF_MIME)}
        maxBytes={Number.MAX_SAFE_INTEGER}
        files={file ? [file] : []}
        isPasted
        onFilesAdd={(files) => void choose(files)}
        error={refusal ?? field.error}
        required={required}
      />
      {isShrinking && <p role="status">{t('reglement.reduction')}</p>}
      <FileList
        aria-label={t('media.choisis')}
        items={file ? [itemOf(file, lang, field.progress)] : []}
        onRemove={() => field.onValueChange(null)}
      />
    </Stack>
  );
}

const itemOf = (file: File, lang: Lang, progress: number | undefined) => ({
  // Some phones give all photos the same name, so size and date are part of the id.
  id: `${file.name} ${file.size} ${file.lastModified}`,
  name: file.name,
  file,
  detail: formatSize(file.size, lang),
  ...(progress === undefined ? {} : { progress: Math.round(progress * 100) }),
});

function useProof(onChosen: (file: File) => void) {
  const { t, lang } = useLang();
  const [isShrinking, setIsShrinking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef(0);

  const refusalTextOf = (file: File): string | null => {
    const refused = proofRefusal(file);
    return refused && t(`reglement.refus${refused}`, { nom: file.name, taille: formatSize(file.size, lang) });
  };

  // The size is checked after shrinking, so a photo of 12 megapixels is accepted (PRODUCT 1.18).
  const choose = async ([chosen]: File[]) => {
    if (!chosen) return;
    latest.current += 1;
    const mine = latest.current;
    setIsShrinking(true);
    const file = await shrinkImage(chosen);
    if (mine !== latest.current) return;
    setIsShrinking(false);
    const refused = refusalTextOf(file);
    setRefusal(refused);
    if (refused === null) onChosen(file);
  };
  return { choose, isShrinking, refusal };
}
