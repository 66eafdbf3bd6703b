import { Spinner } from '@comptoir/ui/Spinner';
import { useEffect } from 'react';
import { holdLine } from '../api/transport';
import { useLang } from '../i18n/useLang';
import { useIsAwaited } from './arriving';

/** Shown while a part of the program loads or waits for the line. Set `isSaid` where the title already says so. */
export function PartWaiting({ isSaid = false }: { isSaid?: boolean }) {
  const { t } = useLang();
  const isAwaited = useIsAwaited();
  // The part will request its data when it comes; preloads must wait for both, so the line counts as busy.
  useEffect(holdLine, []);
  return isAwaited ? <Spinner isImmediate label={t('ligne.attendue')} /> : <Spinner aria-hidden={isSaid} />;
}
