import { Alert } from '@comptoir/ui/Alert';
import { useLang } from '../i18n/useLang';
import { isCut } from '../line/lineModel';
import { useLine } from '../line/useLine';
import { useOutbox } from '../outbox/useOutbox';
import { instantWords } from '../reads/instant';
import { useSeenSince } from '../reads/shownReads';

interface LineBannerProps {
  /** While an answer is awaited it lies over the foot of the page: it comes and goes, and pushes nothing (CLS). */
  isFloating?: boolean;
  /** In a dialog, which lies over the header and its count of what waits. */
  isOverHeader?: boolean;
}

/**
 * From when the figures below are, above everything that is not confirmed (PRODUCT O); nothing while all of it is. It
 * stands in the page and in each dialog: that the line is gone, `LineAnnouncer` says for all of them, once.
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
