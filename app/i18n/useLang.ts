import { useTranslation } from 'react-i18next';
import { changeLanguage, getLabels, getLanguage } from './i18n';
import { langOfLanguage } from './languages';
import type { Translate } from './translate';

/** The texts (`t('depense.creation')`), the language shown, its short form for dates and sentences, and its change. */
export function useLang() {
  const t: Translate = useTranslation().t;
  const language = getLanguage();
  return { t, language, labels: getLabels(), lang: langOfLanguage(language), changeLanguage };
}
