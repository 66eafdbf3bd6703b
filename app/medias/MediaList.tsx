import type { Fichier } from '@comptoir/contract/fichiers';
import type { Lang } from '@comptoir/domain/dates';
import {
  extensionOf,
  formatSize,
  isShownInPlace,
  MEDIA_MIME,
  type MediaKind,
  mediaOfTypedocument,
} from '@comptoir/domain/fichier';
import { CardGrid } from '@comptoir/ui/Card';
import { FileCard, fileKindOf } from '@comptoir/ui/FileCard';
import { ImageGrid } from '@comptoir/ui/ImageGrid';
import { VideoCard } from '@comptoir/ui/VideoCard';
import { Trash2 } from 'lucide-react';
import { vignetteOf } from '../frame/api/vignetteOf';
import { useLang } from '../frame/i18n/useLang';
import { ListPictures } from '../records/fichiers/ListPictures';

interface MediaListProps {
  kind: MediaKind | null;
  /** Accessible name of the list; by default that of the media of a step. */
  label?: string;
  fichiers: readonly Fichier[];
  busy: boolean;
  /** Absent when the user may not delete media. */
  onRemove: ((fichier: Fichier) => void) | undefined;
}

/** One page of media, laid out according to their kind (spec § 2 Media section). */
export function MediaList({ kind, ...list }: MediaListProps) {
  if (kind === 'image') return <Images {...list} />;
  if (kind === 'video') return <Videos {...list} />;
  return <Cards {...list} isOfAllKinds={kind === null} />;
}

type KindListProps = Omit<MediaListProps, 'kind'>;

const weightOf = ({ size }: Fichier, lang: Lang) => formatSize(size * 1024, lang);

function Images({ label, fichiers, busy, onRemove }: KindListProps) {
  const { t, lang } = useLang();
  const remove = (id: string) => {
    const fichier = fichiers.find(({ documentid }) => String(documentid) === id);
    if (fichier) onRemove?.(fichier);
  };
  return (
    <ListPictures hasPictures={fichiers.length > 0}>
      <ImageGrid
        aria-label={label ?? t('media.listeimage')}
        busy={busy}
        images={fichiers.map((fichier) => ({
          id: String(fichier.documentid),
          name: fichier.filename,
          thumbnail: vignetteOf(fichier.lien),
          reduced: vignetteOf(fichier.lien, 'miniature'),
          src: fichier.lien,
          weight: weightOf(fichier, lang),
        }))}
        {...(onRemove ? { onDelete: remove } : {})}
      />
    </ListPictures>
  );
}

/** The width of the player, 260 × 167, with its border. */
const VIDEO_WIDTH = '262px';

function Videos({ fichiers, busy, onRemove }: KindListProps) {
  const { t, lang } = useLang();
  const actionsOf = (fichier: Fichier) =>
    onRemove && [
      {
        id: 'supprimer',
        label: t('liste.supprimer'),
        icon: <Trash2 aria-hidden />,
        tone: 'danger' as const,
        onSelect: () => onRemove(fichier),
      },
    ];
  return (
    <CardGrid aria-label={t('media.listevideo')} minWidth={VIDEO_WIDTH} busy={busy}>
      {fichiers.map((fichier) => (
        <VideoCard
          key={fichier.documentid}
          name={fichier.filename}
          src={fichier.lien}
          detail={weightOf(fichier, lang)}
          actions={actionsOf(fichier) ?? []}
        />
      ))}
    </CardGrid>
  );
}

function Cards({ label, fichiers, busy, onRemove, isOfAllKinds }: KindListProps & { isOfAllKinds: boolean }) {
  const { t, lang } = useLang();
  return (
    <CardGrid aria-label={label ?? t(isOfAllKinds ? 'media.listetout' : 'media.listedocument')} busy={busy}>
      {fichiers.map((fichier) => {
        const media = mediaOfTypedocument(fichier.typedocument);
        return (
          <FileCard
            key={fichier.documentid}
            name={fichier.filename}
            // In a list of all kinds the icon shows the kind; in a list of files, the program that opens the file.
            kind={isOfAllKinds ? media : fileKindOf(fichier.filename)}
            href={fichier.lien}
            size={weightOf(fichier, lang)}
            isViewable={isShownInPlace(MEDIA_MIME[extensionOf(fichier.filename)] ?? '')}
            {...(onRemove ? { onDelete: () => onRemove(fichier) } : {})}
          />
        );
      })}
    </CardGrid>
  );
}
