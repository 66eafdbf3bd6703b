import { FCFA } from '@comptoir/domain/money';
import { fr, type UiLabels } from '@comptoir/ui/labels';
import type { Language } from './languages';

/** The widgets' own few texts, and francs; the English ones come only to whoever reads English. */
export async function labelsOf(language: Language): Promise<UiLabels> {
  const words = language === 'en-US' ? (await import('@comptoir/ui/labels/en')).en : fr;
  return { ...words, money: FCFA };
}
