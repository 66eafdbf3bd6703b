import { useLabels } from '@comptoir/ui/labels';
import { useLang } from '../frame/i18n/useLang';

/** The numbers that a payment says of its document; an answer that an older version of the app has cached has none. */
export interface Numbered {
  numero?: string;
  remplace?: string;
}

/**
 * Returns a function that says the number of a payment's document, and the one that it replaced (ADR 0041); null without
 * a number.
 */
export function usePiece(): (row: Numbered) => string | null {
  const { t } = useLang();
  const { pair } = useLabels();
  return ({ numero, remplace }) => {
    if (!numero) return null;
    const piece = pair(t('reglement.piece'), numero);
    return remplace ? `${piece}, ${t('reglement.remplace', { numero: remplace })}` : piece;
  };
}
