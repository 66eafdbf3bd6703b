import { Alert } from '#ui/Alert';
import { useLang } from '../i18n/useLang';
import { instantWords } from './instant';
import { isCut } from './lineModel';
import { useSeenSince } from './shownReads';
import { useLine } from './useLine';

/** What is wrong with what is on the screen; null while all of it may be believed. */
function useStale(): { title: string; detail: string } | null {
  const { t, lang } = useLang();
  const line = useLine();
  const since = useSeenSince();
  const state = t(`ligne.${line.state}`);
  if (since !== null) {
    const etat = isCut(line) ? state.charAt(0).toLowerCase() + state.slice(1) : t('ligne.lecture');
    return { title: t('ligne.vu', { ...instantWords(since, lang), etat }), detail: t('ligne.vudetail') };
  }
  return isCut(line) ? { title: state, detail: t(`ligne.${line.state}aide`) } : null;
}

/** From when the figures below are, above everything that is not confirmed (PRODUCT O). */
export function LineBanner() {
  const stale = useStale();
  if (!stale) return null;
  return (
    <Alert tone="warning" title={stale.title}>
      {stale.detail}
    </Alert>
  );
}
