import { useRef, useState } from 'react';
import { PHOTO_MIME, photoRefusal } from '#domain/fichier';
import { PhotoField } from '#ui/PhotoField';
import { ProgressBar } from '#ui/ProgressBar';
import { Stack } from '#ui/Stack';
import { useToast } from '#ui/Toasts';
import type { CallFormField } from '../forms/useCallForm';
import { useLang } from '../i18n/useLang';
import { shrinkImage } from './shrinkImage';
import { vignetteOf } from './vignetteOf';

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
  const { choose, isShrinking, refusal } = usePhoto(field.onValueChange);
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

function usePhoto(onChosen: (file: File | null) => void) {
  const { t } = useLang();
  const toast = useToast();
  const [isShrinking, setIsShrinking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef(0);

  const choose = async (chosen: File | null) => {
    latest.current += 1;
    const mine = latest.current;
    setRefusal(null);
    setIsShrinking(chosen !== null);
    if (chosen === null) return onChosen(null);
    // Weighed after shrinking: a photo of 12 megapixels is accepted (PRODUCT 1.18).
    const file = await shrinkImage(chosen);
    if (mine !== latest.current) return;
    setIsShrinking(false);
    const refused = photoRefusal(file);
    if (refused === null) return onChosen(file);
    if (refused === 'taille') toast.info(t('general.tailleimageerror'));
    setRefusal(
      refused === 'taille'
        ? t('general.tailleimageerror')
        : t(refused === 'type' ? 'client.photorefustype' : 'client.photorefusvide', { nom: chosen.name }),
    );
  };
  return { choose, isShrinking, refusal };
}
