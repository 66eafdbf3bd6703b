import type { Lang } from '@comptoir/contract/errors';

/** French is the default (spec § 9). */
export const LANGUAGES = ['fr-FR', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** The language of dates, of the contract's sentences and of `Accept-Language`. */
export const langOfLanguage = (language: Language): Lang => (language === 'en-US' ? 'en' : 'fr');

/** Each language names itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { 'fr-FR': 'Français', 'en-US': 'English' };
