import type { Lang } from '@comptoir/contract/errors';

/** French is the default (spec § 9). */
export const LANGUAGES = ['fr-FR', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** Returns the short form of a language, for dates, for the contract's sentences and for `Accept-Language`. */
export const langOfLanguage = (language: Language): Lang => (language === 'en-US' ? 'en' : 'fr');

/** The name of each language, in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { 'fr-FR': 'Français', 'en-US': 'English' };
