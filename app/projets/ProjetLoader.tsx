import { type ProjetDetail, projets } from '@comptoir/contract/projets';
import type { RecordId } from '@comptoir/domain/units';
import { Button } from '@comptoir/ui/Button';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { FolderX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { PROJETS_PATH } from '../frame/routing/projetPaths';
import { ReadFailure } from '../records/ReadFailure';

interface ProjetLoaderProps {
  /** Null when the address holds no valid id. */
  projetid: RecordId | null;
  children(projet: ProjetDetail): ReactNode;
}

/** Reads one project and shows each state: loading, failed, not found, loaded. */
export function ProjetLoader({ projetid, children }: ProjetLoaderProps) {
  const { t } = useLang();
  const { data, error, refresh } = useRoute(projets.byId, projetid === null ? null : { query: { projetid } });
  const projet = data?.[0];
  if (projet) return children(projet);
  if (projetid === null || error?.status === 404) return <Gone />;
  if (!error) return <CardsSkeleton count={2} lines={7} />;
  return <ReadFailure title={t('projet.chargementechoue')} of={{ error, refresh }} />;
}

function Gone() {
  const { t } = useLang();
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={<FolderX aria-hidden />}
      title={t('projet.introuvable')}
      description={t('fiche.introuvableaide')}
      action={<Button onClick={() => void navigate(PROJETS_PATH)}>{t('projet.retourliste')}</Button>}
    />
  );
}
