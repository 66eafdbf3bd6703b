import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, labelsIn } from './i18n';
import { isLanguage, langOfLanguage } from './languages';
import { type Speech, SpeechContext } from './useLang';

/**
 * Gives the texts to all components below, and draws them again in another language. It listens to i18next once:
 * `useTranslation` in each of a screen's hundred components, each with a `t` of its own, would be slow on a phone.
 */
export function SpeechProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'fr-FR';
  const speech = useMemo(
    (): Speech => ({
      t: (key, values) => i18n.t(key, values),
      language,
      lang: langOfLanguage(language),
      labels: labelsIn(language),
      changeLanguage,
    }),
    [i18n, language],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}
