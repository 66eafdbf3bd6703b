import { PHOTO_MIME, photoRefusal } from '#domain/fichier';
import { PhotoField } from '#ui/PhotoField';
import { ProgressBar } from '#ui/ProgressBar';
import { Stack } from '#ui/Stack';
import type { CallFormField } from '../forms/useCallForm';
import { useLang } from '../i18n/useLang';
import { usePicture } from './usePicture';
import { vignetteOf } from './vignetteOf';

const RULES = { refusalOf: photoRefusal, wrongType: 'client.photorefustype' } as const;
const ACCEPT = [...new Set(Object.values(PHOTO_MIME))].join(',');

interface PhotoFormFieldProps {
  field: CallFormField<unknown>;
  /** The photo that there is; '' without one. */
  photo: string;
  /** Share of the new one that has been sent, 0 to 1; null while nothing is sent. */
  progress: number | null;
}

/** The photo of a client or a user in their form, shrunk when it is a large one (spec § 2 Clients, PRODUCT 1.18). */
export function PhotoFormField({ field, photo, progress }: PhotoFormFieldProps) {
  const { t } = useLang();
  const { choose, isShrinking, refusal } = usePicture(field.onValueChange, RULES);
  return (
    <Stack data-wide gap={2}>
      <PhotoField
        id={field.id}
        name={field.name}
        label={t('client.photo')}
        photo={vignetteOf(photo)}
        file={field.value instanceof File ? field.value : null}
        onFileChange={(file) => void choose(file)}
        accept={ACCEPT}
        hint={t('client.photoaide')}
        error={refusal ?? field.error}
      />
      {isShrinking && <p role="status">{t('client.reduction')}</p>}
      {progress !== null && <ProgressBar label={t('client.envoi')} value={Math.round(progress * 100)} />}
    </Stack>
  );
}
