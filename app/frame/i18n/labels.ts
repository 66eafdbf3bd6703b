import { FCFA } from '@comptoir/domain/money';
import { fr, type UiLabels } from '@comptoir/ui/labels';
import type { Language } from './languages';

/**
 * Returns the texts of the widgets themselves, and francs; the English texts are loaded only for people who read
 * English.
 */
export async function labelsOf(language: Language): Promise<UiLabels> {
  const words = language === 'en-US' ? (await import('@comptoir/ui/labels/en')).en : fr;
  return { ...words, money: FCFA };
}
