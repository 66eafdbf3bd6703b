import { Alert } from '@comptoir/ui/Alert';
import { useLang } from '../i18n/useLang';
import { isCut } from '../line/lineModel';
import { useLine } from '../line/useLine';
import { useOutbox } from '../outbox/useOutbox';
import { instantWords } from '../reads/instant';
import { useSeenSince } from '../reads/shownReads';

interface LineBannerProps {
  /**
   * While an answer is awaited, the banner lies over the foot of the page, so that it moves nothing when it comes and
   * goes (CLS).
   */
  isFloating?: boolean;
  /** The banner is in a dialog, which hides the header and its count of waiting writes. */
  isOverHeader?: boolean;
}

/**
 * Tells from when the figures below are, if they are not confirmed (PRODUCT O); draws nothing while all are and the
 * line is there. It is in the page and in each dialog, so it has no live region: `LineAnnouncer` announces the cut line
 * once for all.
 */
export function LineBanner({ isFloating = false, isOverHeader = false }: LineBannerProps) {
  const { t, lang } = useLang();
  const line = useLine();
  const since = useSeenSince();
  const { length: count } = useOutbox().writes;
  const isAway = isCut(line);
  if (since === null && !isAway) return null;
  const state = t(`ligne.${line.state}`);
  const etat = isAway ? state.charAt(0).toLowerCase() + state.slice(1) : t('ligne.lecture');
  return (
    <Alert
      role="note"
      tone="warning"
      title={since === null ? state : t('ligne.vu', { ...instantWords(since, lang), etat })}
      data-floating={isFloating && !isAway}
    >
      {t(since === null ? `ligne.${line.state}aide` : 'ligne.vudetail')}
      {isOverHeader && count > 0 && <p>{t('envoi.enattente', { count })}</p>}
    </Alert>
  );
}
