import { useTranslation } from 'react-i18next';
import type { Lang } from '#contract/errors';
import { changeLanguage, isLanguage, type Language, langOfLanguage } from './i18n';

/** The texts (`t('depense.creation')`), the language shown, its short form for dates and sentences, and its change. */
export function useLang() {
  const { t, i18n } = useTranslation();
  const language: Language = isLanguage(i18n.language) ? i18n.language : 'fr-FR';
  const lang: Lang = langOfLanguage(language);
  return { t, language, lang, changeLanguage };
}
