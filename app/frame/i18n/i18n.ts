import { fr, type UiLabels } from '@comptoir/ui/labels';
import { preferredLang } from '../device/preferences';
import { labelsOf } from './labels';
import { fetchLanguageFile } from './languageFile';
import { isLanguage, type Language, langOfLanguage } from './languages';
import { requestLang } from './requestLang';
import { createReader, type Texts, type Translate } from './translate';

const reader = createReader();
/** The widgets' own texts, of each language that was spoken. */
const labels = new Map<Language, UiLabels>();
let wanted: Language = 'fr-FR';

/** The language spoken now; French before any was. */
export const getLanguage = (): Language => (isLanguage(reader.language) ? reader.language : 'fr-FR');

export const labelsIn = (language: Language): UiLabels => labels.get(language) ?? fr;

/** Speaks a language whose texts are given: the page, the server's sentences and `html lang` follow (DESIGN rule 21). */
export function speak(language: Language, texts: Texts, widgets: UiLabels = fr): void {
  if (!labels.has(language)) reader.addResourceBundle(language, 'translation', texts);
  labels.set(language, widgets);
  tell(language);
}

/** The texts are here, so that i18next changes at once, and every component that reads some is told. */
function tell(language: Language): void {
  requestLang.set(langOfLanguage(language));
  document.documentElement.lang = language;
  if (reader.language !== language) void reader.changeLanguage(language);
}

/** False when another language has been asked for meanwhile. Rejects when its texts cannot be read. */
async function learn(language: Language): Promise<boolean> {
  wanted = language;
  if (labels.has(language)) {
    tell(language);
    return true;
  }
  const [texts, widgets] = await Promise.all([fetchLanguageFile(language), labelsOf(language)]);
  if (wanted !== language) return false;
  speak(language, texts, widgets);
  return true;
}

/** Begins in the language this browser prefers. Rejects when its texts cannot be read. */
export async function startI18n(): Promise<void> {
  const preferred = preferredLang.read();
  await learn(isLanguage(preferred) ? preferred : 'fr-FR');
}

/** Speaks another language from now on, here and at the next visit. Rejects when its texts cannot be read. */
export async function changeLanguage(language: Language): Promise<void> {
  if (await learn(language)) preferredLang.write(language);
}

/** A text in the language spoken now, for what is not a component. */
export const t: Translate = (key, values) => reader.t(key, values);
