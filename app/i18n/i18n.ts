import { fetchLanguageFile } from '../api/languageFile';
import { requestLang } from '../api/requestLang';
import { preferredLang } from '../session/preferences';
import { isLanguage, type Language, langOfLanguage } from './languages';
import { type Texts, type Translate, translateWith } from './translate';

interface Speech {
  language: Language;
  t: Translate;
}

let speech: Speech = { language: 'fr-FR', t: (key) => key };
const read = new Map<Language, Texts>();
const listeners = new Set<() => void>();

export const getSpeech = (): Speech => speech;

export function subscribeSpeech(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Speaks a language whose texts are given: the page, the server's sentences and `html lang` follow (DESIGN rule 21). */
export function speak(language: Language, texts: Texts): void {
  read.set(language, texts);
  requestLang.set(langOfLanguage(language));
  document.documentElement.lang = language;
  speech = { language, t: translateWith(texts, language) };
  for (const listener of listeners) listener();
}

async function textsOf(language: Language): Promise<Texts> {
  return read.get(language) ?? fetchLanguageFile(language);
}

/** Begins in the language this browser prefers. Rejects when its texts cannot be read. */
export async function startI18n(): Promise<void> {
  const preferred = preferredLang.read();
  const language = isLanguage(preferred) ? preferred : 'fr-FR';
  speak(language, await textsOf(language));
}

/** Speaks another language from now on, here and at the next visit. Rejects when its texts cannot be read. */
export async function changeLanguage(language: Language): Promise<void> {
  speak(language, await textsOf(language));
  preferredLang.write(language);
}

/** A text in the language spoken now, for what is not a component. */
export const t: Translate = (key, values) => speech.t(key, values);
