import { fr, type UiLabels } from '#ui/labels';
import { fetchLanguageFile } from '../api/languageFile';
import { requestLang } from '../api/requestLang';
import { preferredLang } from '../session/preferences';
import { labelsOf } from './labels';
import { isLanguage, type Language, langOfLanguage } from './languages';
import { type Texts, type Translate, translateWith } from './translate';

interface Speech {
  language: Language;
  t: Translate;
  /** The widgets' own texts. */
  labels: UiLabels;
}

interface Words {
  texts: Texts;
  labels: UiLabels;
}

let speech: Speech = { language: 'fr-FR', t: (key) => key, labels: fr };
const read = new Map<Language, Words>();
const listeners = new Set<() => void>();

export const getSpeech = (): Speech => speech;

export function subscribeSpeech(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Speaks a language whose texts are given: the page, the server's sentences and `html lang` follow (DESIGN rule 21). */
export function speak(language: Language, texts: Texts, labels: UiLabels = fr): void {
  read.set(language, { texts, labels });
  requestLang.set(langOfLanguage(language));
  document.documentElement.lang = language;
  speech = { language, t: translateWith(texts, language), labels };
  for (const listener of listeners) listener();
}

async function wordsOf(language: Language): Promise<Words> {
  const known = read.get(language);
  if (known) return known;
  const [texts, labels] = await Promise.all([fetchLanguageFile(language), labelsOf(language)]);
  return { texts, labels };
}

async function learn(language: Language): Promise<void> {
  const { texts, labels } = await wordsOf(language);
  speak(language, texts, labels);
}

/** Begins in the language this browser prefers. Rejects when its texts cannot be read. */
export async function startI18n(): Promise<void> {
  const preferred = preferredLang.read();
  await learn(isLanguage(preferred) ? preferred : 'fr-FR');
}

/** Speaks another language from now on, here and at the next visit. Rejects when its texts cannot be read. */
export async function changeLanguage(language: Language): Promise<void> {
  await learn(language);
  preferredLang.write(language);
}

/** A text in the language spoken now, for what is not a component. */
export const t: Translate = (key, values) => speech.t(key, values);
