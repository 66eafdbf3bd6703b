import type { RecordId } from '@comptoir/domain/units';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { PageHeader } from '@comptoir/ui/PageHeader';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { Tabs } from '@comptoir/ui/Tabs';
import { Files, FileText, Image, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { ReadFailure } from '../records/ReadFailure';
import { LeaveDialog } from './LeaveDialog';
import { MediaPanel } from './MediaPanel';
import { type MediaPlace, type MediaView, useMediaPlace, VIEWS } from './useMediaPlace';
import { type TakenPhotos, useTakenPhotos } from './useTakenPhotos';
import { useUploadMode } from './useUploadMode';

const ICONS: Readonly<Record<MediaView, ReactNode>> = {
  0: <Files aria-hidden />,
  1: <Image aria-hidden />,
  2: <Video aria-hidden />,
  3: <FileText aria-hidden />,
};

export interface MediaSectionProps {
  projetid: RecordId;
  /** Photos taken at a step of the project; null once they are in the upload queue. */
  taken?: TakenPhotos | null;
  onTakenAdded?(): void;
}

const nothing = () => undefined;

/** The media of a project's steps in four views, and their upload (spec § 2 Media section, § 4 Media). */
export function MediaSection({ projetid, taken = null, onTakenAdded = nothing }: MediaSectionProps) {
  const { t } = useLang();
  const place = useMediaPlace(projetid);
  const mode = useUploadMode(place);
  const section = useTakenPhotos(taken, onTakenAdded, place, mode);
  const { etapeprojetid } = place;

  return (
    <section ref={section} aria-label={t('media.titre')}>
      <PageHeader title={t('media.titre')} />
      <Tabs
        orientation="vertical"
        label={t('media.vues')}
        tabs={VIEWS.map((view) => ({ id: String(view), label: t(`media.vue${view}`), icon: ICONS[view] }))}
        value={String(place.view)}
        onValueChange={(id) => mode.leave(() => place.showView(Number(id) as MediaView))}
      >
        {etapeprojetid === null ? (
          <WithoutEtape etapes={place.etapes} />
        ) : (
          <MediaPanel place={place} etapeprojetid={etapeprojetid} mode={mode} />
        )}
      </Tabs>
      <LeaveDialog guard={mode.guard} names={mode.unsentNames} />
    </section>
  );
}

/** Shown while there is no step: media belong to steps, so none are loaded (spec § 2). */
function WithoutEtape({ etapes }: Pick<MediaPlace, 'etapes'>) {
  const { t } = useLang();
  if (etapes.isLoading) return <CardsSkeleton count={1} />;
  if (etapes.data) return <EmptyState title={t('media.sansetape')} description={t('media.sansetapeaide')} />;
  return <ReadFailure title={t('media.etapesechec')} of={etapes} />;
}
