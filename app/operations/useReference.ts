import { useLabels } from '@comptoir/ui/labels';
import { useLang } from '../frame/i18n/useLang';

/**
 * Returns a function that says what the operator of a register calls an operation; null without a reference. An answer
 * that an older version of the app has cached has none.
 */
export function useReference(): (row: { reference?: string }) => string | null {
  const { t } = useLang();
  const { pair } = useLabels();
  return ({ reference }) => (reference ? pair(t('mouvement.reference'), reference) : null);
}
