import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Lang } from '#contract/errors';
import { fetchLanguageFile } from '../api/languageFile';
import { requestLang } from '../api/requestLang';
import { preferredLang } from '../session/preferences';

/** French is the default (spec § 9). */
export const LANGUAGES = ['fr-FR', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** The language of dates, of the contract's sentences and of `Accept-Language`. */
export const langOfLanguage = (language: Language): Lang => (language === 'en-US' ? 'en' : 'fr');

const TEXTS = 'translation';

function follow(language: Language): void {
  requestLang.set(langOfLanguage(language));
  document.documentElement.lang = language;
}

/** Prepares the texts; `resources` are given where they need not be fetched (stories, tests). */
export async function initI18n(language: Language, resources: Readonly<Record<string, string>>): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: { [language]: { [TEXTS]: resources } },
  });
  follow(language);
}

/** Reads the preferred language's texts and begins with them. Rejects when they cannot be read. */
export async function startI18n(): Promise<void> {
  const preferred = preferredLang.read();
  const language = isLanguage(preferred) ? preferred : 'fr-FR';
  await initI18n(language, await fetchLanguageFile(language));
}

/** Speaks another language from now on, here and at the next visit. Rejects when its texts cannot be read. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, TEXTS)) {
    i18next.addResourceBundle(language, TEXTS, await fetchLanguageFile(language));
  }
  await i18next.changeLanguage(language);
  preferredLang.write(language);
  follow(language);
}
