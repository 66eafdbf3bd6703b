import { Button } from '@comptoir/ui/Button';
import { StatusPage } from '@comptoir/ui/StatusPage';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { isPageOutdated } from '../api/serverBuild';
import { useLang } from '../i18n/useLang';

/** The error of a missing chunk: each browser has its own words for it (RELIABILITY F108). */
const MISSING_CHUNK = /dynamically imported module|module script/i;

const isMissingChunk = (failure: unknown) => failure instanceof TypeError && MISSING_CHUNK.test(failure.message);

interface BrokenPageProps {
  failure: unknown;
  /** Whether the server serves another version than this page's; only then does the page speak of a new version. */
  isOutdated?: boolean;
}

/**
 * Stands for a screen that cannot be drawn: there is a newer version, a part of the program did not arrive, or we made
 * a mistake. Reloading helps in the first two cases.
 */
export function BrokenPage({ failure, isOutdated = isPageOutdated() }: BrokenPageProps) {
  const { t } = useLang();
  const reason = !isMissingChunk(failure) ? '500' : isOutdated ? 'version' : 'partie';
  const Icon = reason === '500' ? TriangleAlert : RefreshCw;
  return (
    <StatusPage
      as="div"
      role="alert"
      title={t(`erreur.${reason}`)}
      text={t(`erreur.${reason}des`)}
      illustration={<Icon aria-hidden />}
      action={
        <Button icon={<RefreshCw aria-hidden />} onClick={() => window.location.reload()}>
          {t('erreur.recharger')}
        </Button>
      }
    />
  );
}
