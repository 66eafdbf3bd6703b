import type { ProjetDetail } from '@comptoir/contract/projets';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Stack } from '@comptoir/ui/Stack';
import { FolderPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import { PartWaiting } from '../frame/parts/PartWaiting';
import { NEW_PROJET, projetFormPath } from '../frame/routing/projetPaths';
import { idOf } from '../frame/routing/recordPaths';
import { useSession } from '../frame/session/useSession';
import type { TakenPhotos } from '../medias/useTakenPhotos';
import { EtapesSection } from './etapes/EtapesSection';
import { ProjetLoader } from './ProjetLoader';
import { ProjetSummary } from './ProjetSummary';

/** The section is as large as the rest of the screen and stands below it, so it is loaded separately. */
const MediaSection = lazyOf(
  withTexts('medias', () => import('../medias/MediaSection')),
  'MediaSection',
);

/** The page of a project: its summary, its steps and their media; `newproject` loads nothing (spec § 2 Projects). */
export function ProjetDetailsScreen() {
  const { projetid } = useParams();
  if (projetid === NEW_PROJET) return <NotCreatedYet />;
  return (
    <ProjetLoader projetid={idOf(projetid)}>
      {(projet) => <Details key={projet.projetid} projet={projet} />}
    </ProjetLoader>
  );
}

function Details({ projet }: { projet: ProjetDetail }) {
  const [taken, setTaken] = useState<TakenPhotos | null>(null);
  return (
    <Stack gap={6}>
      <ProjetSummary projet={projet} />
      <EtapesSection projet={projet} onTake={setTaken} />
      <Suspense fallback={<PartWaiting />}>
        <MediaSection projetid={projet.projetid} taken={taken} onTakenAdded={() => setTaken(null)} />
      </Suspense>
    </Stack>
  );
}

function NotCreatedYet() {
  const { t } = useLang();
  const { can } = useSession();
  return (
    <EmptyState
      icon={<FolderPlus aria-hidden />}
      title={t('projet.pasencore')}
      description={t('projet.pasencoreaide')}
      action={
        can('projets.creer') && (
          <LinkButton as={Link} to={projetFormPath(NEW_PROJET)} variant="primary">
            {t('projet.nouveau')}
          </LinkButton>
        )
      }
    />
  );
}
