import { fr, type UiLabels } from '@comptoir/ui/labels';
import type { Language } from './languages';

/** The widgets' own few texts; the English ones come only to whoever reads English. */
export async function labelsOf(language: Language): Promise<UiLabels> {
  return language === 'en-US' ? (await import('../../../ui/labels/en')).en : fr;
}
