import { Spinner } from '@comptoir/ui/Spinner';
import { useEffect } from 'react';
import { holdLine } from '../api/transport';
import { useLang } from '../i18n/useLang';
import { useIsAwaited } from './arriving';

/** While a part of the program is on its way, or waits for the line; `isSaid` where that is what its place is called. */
export function PartWaiting({ isSaid = false }: { isSaid?: boolean }) {
  const { t } = useLang();
  const isAwaited = useIsAwaited();
  // What it is there for asks for its data when it comes: what may be wanted later waits for both.
  useEffect(holdLine, []);
  return isAwaited ? <Spinner isImmediate label={t('ligne.attendue')} /> : <Spinner aria-hidden={isSaid} />;
}
