import { useSyncExternalStore } from 'react';
import { changeLanguage, getSpeech, subscribeSpeech } from './i18n';
import { langOfLanguage } from './languages';

/** The texts (`t('depense.creation')`), the language shown, its short form for dates and sentences, and its change. */
export function useLang() {
  const { t, language, labels } = useSyncExternalStore(subscribeSpeech, getSpeech);
  return { t, language, labels, lang: langOfLanguage(language), changeLanguage };
}
