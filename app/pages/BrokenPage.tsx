import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/Button';
import { StatusPage } from '#ui/StatusPage';
import { useLang } from '../i18n/useLang';

/** A chunk that is no longer there: each browser says it in its own words (RELIABILITY F108). */
const MISSING_CHUNK = /dynamically imported module|module script|Failed to fetch|error loading/i;

const isMissingChunk = (failure: unknown) => failure instanceof TypeError && MISSING_CHUNK.test(failure.message);

/** A screen that cannot be drawn: a newer version was put in place, or a mistake of ours. Reloading mends the first. */
export function BrokenPage({ failure }: { failure: unknown }) {
  const { t } = useLang();
  const isOld = isMissingChunk(failure);
  const Icon = isOld ? RefreshCw : TriangleAlert;
  return (
    <StatusPage
      as="div"
      role="alert"
      title={isOld ? t('erreur.version') : t('erreur.500')}
      text={isOld ? t('erreur.versiondes') : t('erreur.500des')}
      illustration={<Icon aria-hidden />}
      action={
        <Button icon={<RefreshCw aria-hidden />} onClick={() => window.location.reload()}>
          {t('erreur.recharger')}
        </Button>
      }
    />
  );
}
