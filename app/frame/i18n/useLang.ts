import type { Lang } from '@comptoir/contract/errors';
import type { UiLabels } from '@comptoir/ui/labels';
import { createContext, use } from 'react';
import type { Language } from './languages';
import type { Translate } from './translate';

export interface Speech {
  t: Translate;
  language: Language;
  /** The short form of the language, for dates and for the contract's sentences. */
  lang: Lang;
  /** The texts of the widgets themselves. */
  labels: UiLabels;
  /** Shows another language. Rejects when its texts cannot be read. */
  changeLanguage: (language: Language) => Promise<void>;
}

export const SpeechContext = createContext<Speech | null>(null);

/**
 * Returns the texts (`t('depense.creation')`), the language shown, its short form, and the function that changes it.
 */
export function useLang(): Speech {
  const speech = use(SpeechContext);
  if (speech === null) throw new Error('useLang: no SpeechProvider around');
  return speech;
}
