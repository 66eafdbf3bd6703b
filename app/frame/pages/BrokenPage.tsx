import { Button } from '@comptoir/ui/Button';
import { StatusPage } from '@comptoir/ui/StatusPage';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { isPageOutdated } from '../api/serverBuild';
import { useLang } from '../i18n/useLang';

/** A chunk that is not there: each browser says it in its own words (RELIABILITY F108). */
const MISSING_CHUNK = /dynamically imported module|module script/i;

const isMissingChunk = (failure: unknown) => failure instanceof TypeError && MISSING_CHUNK.test(failure.message);

interface BrokenPageProps {
  failure: unknown;
  /** Whether the server serves another version than this page's: nothing else is called so. */
  isOutdated?: boolean;
}

/**
 * A screen that cannot be drawn: a newer version was put in place, a part of the program was lost on the way, or a
 * mistake of ours. Reloading mends the first two.
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
