import type { Fichier } from '@comptoir/contract/fichiers';
import { mediaOfTypedocument } from '@comptoir/domain/fichier';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../../frame/i18n/useLang';
import { MediaList } from '../../medias/MediaList';

interface DocumentsListProps {
  documents: readonly Fichier[];
  busy: boolean;
  /** Absent when the user may not remove documents. */
  onRemove?: ((document: Fichier) => void) | undefined;
}

/** The documents of an expense: images as thumbnails, the others as cards. */
export function DocumentsList({ documents, busy, onRemove }: DocumentsListProps) {
  const { t } = useLang();
  const list = { label: t('document.titre'), busy, onRemove };
  const isImage = ({ typedocument }: Fichier) => mediaOfTypedocument(typedocument) === 'image';
  const images = documents.filter(isImage);
  const others = documents.filter((document) => !isImage(document));
  return (
    <Stack>
      {images.length > 0 && <MediaList kind="image" fichiers={images} {...list} />}
      {others.length > 0 && <MediaList kind="document" fichiers={others} {...list} />}
    </Stack>
  );
}
