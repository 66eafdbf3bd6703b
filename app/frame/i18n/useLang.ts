import type { Lang } from '@comptoir/contract/errors';
import type { UiLabels } from '@comptoir/ui/labels';
import { createContext, use } from 'react';
import type { Language } from './languages';
import type { Translate } from './translate';

export interface Speech {
  t: Translate;
  language: Language;
  /** The language of dates and of the contract's sentences. */
  lang: Lang;
  /** The widgets' own texts. */
  labels: UiLabels;
  /** Rejects when the other language's texts cannot be read. */
  changeLanguage: (language: Language) => Promise<void>;
}

export const SpeechContext = createContext<Speech | null>(null);

/** The texts (`t('depense.creation')`), the language shown, its short form for dates and sentences, and its change. */
export function useLang(): Speech {
  const speech = use(SpeechContext);
  if (speech === null) throw new Error('useLang: no SpeechProvider around');
  return speech;
}
