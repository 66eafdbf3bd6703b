import { Spinner } from '#ui/Spinner';
import { useLang } from '../i18n/useLang';
import { useIsAwaited } from './arriving';

/** While a part of the program is on its way, or waits for the line. */
export function PartWaiting() {
  const { t } = useLang();
  const isAwaited = useIsAwaited();
  return isAwaited ? <Spinner isImmediate label={t('ligne.attendue')} /> : <Spinner />;
}
