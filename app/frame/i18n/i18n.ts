import { fr, type UiLabels } from '@comptoir/ui/labels';
import { preferredLang } from '../device/preferences';
import { labelsOf } from './labels';
import { fetchLanguageFile } from './languageFile';
import { isLanguage, type Language, langOfLanguage } from './languages';
import { requestLang } from './requestLang';
import { createReader, type Texts, type Translate } from './translate';

const reader = createReader();
/** The texts of the widgets themselves, for each language that was shown. */
const labels = new Map<Language, UiLabels>();
let wanted: Language = 'fr-FR';

/** Returns the language shown now; French before any was shown. */
export const getLanguage = (): Language => (isLanguage(reader.language) ? reader.language : 'fr-FR');

export const labelsIn = (language: Language): UiLabels => labels.get(language) ?? fr;

/** Shows a language whose texts are given: the page, the server's sentences and `html lang` follow (DESIGN rule 21). */
export function speakLanguage(language: Language, texts: Texts, widgets: UiLabels = fr): void {
  if (!labels.has(language)) reader.addResourceBundle(language, 'translation', texts);
  labels.set(language, widgets);
  tellLanguage(language);
}

/** Switches to a language whose texts are loaded, so that i18next changes at once and tells every component. */
function tellLanguage(language: Language): void {
  requestLang.set(langOfLanguage(language));
  document.documentElement.lang = language;
  if (reader.language !== language) void reader.changeLanguage(language);
}

/**
 * Loads a language if needed and switches to it; false if another language was chosen meanwhile. Rejects when the texts
 * cannot be read.
 */
async function learnLanguage(language: Language): Promise<boolean> {
  wanted = language;
  if (labels.has(language)) {
    tellLanguage(language);
    return true;
  }
  const [texts, widgets] = await Promise.all([fetchLanguageFile(language), labelsOf(language)]);
  if (wanted !== language) return false;
  speakLanguage(language, texts, widgets);
  return true;
}

/** Starts in the language that this browser prefers. Rejects when its texts cannot be read. */
export async function startI18n(): Promise<void> {
  const preferred = preferredLang.read();
  await learnLanguage(isLanguage(preferred) ? preferred : 'fr-FR');
}

/** Switches to another language, also for the next visits. Rejects when its texts cannot be read. */
export async function changeLanguage(language: Language): Promise<void> {
  if (await learnLanguage(language)) preferredLang.write(language);
}

/** Returns a text in the language shown now, for code outside of components. */
export const t: Translate = (key, values) => reader.t(key, values);
