import { fr, type UiLabels } from '@comptoir/ui/labels';
import { preferredLang } from '../device/preferences';
import { labelsOf } from './labels';
import { fetchLanguageFile } from './languageFile';
import { isLanguage, type Language, langOfLanguage } from './languages';
import { requestLang } from './requestLang';
import { createReader, type Room, type Texts, type Translate } from './translate';

/** The folder of the texts that every screen needs; a room's own texts are in `moncompte/`. */
const BASE = '';

const reader = createReader();
/** The texts of the widgets themselves, for each language that was loaded. */
const labels = new Map<Language, UiLabels>();
/** The language files that the reader has or waits for: `fr-FR`, `moncompte/fr-FR`. */
const files = new Map<string, Promise<unknown>>();
/** The folders whose texts may be on the screen: a language is shown with all of these. */
const inUse = new Set([BASE]);
let wanted: Language = 'fr-FR';

/** Returns the language shown now; before any was shown, the one that comes first. */
export const getLanguage = (): Language => (isLanguage(reader.language) ? reader.language : wanted);

export const labelsIn = (language: Language): UiLabels => labels.get(language) ?? fr;

const addTexts = (language: Language, texts: Texts) => reader.addResourceBundle(language, 'translation', texts);

/** Loads a language file if needed, and again after a failure. Rejects when it cannot be read. */
function loadTexts(folder: string, language: Language): Promise<unknown> {
  const file = folder + language;
  const loaded = files.get(file) ?? fetchLanguageFile(file).then((texts) => addTexts(language, texts));
  files.set(file, loaded);
  loaded.catch(() => files.delete(file));
  return loaded;
}

/** Gives the texts of a file instead of loading them. */
export function giveTexts(folder: string, language: Language, texts: Texts): void {
  const file = folder + language;
  if (!files.has(file)) addTexts(language, texts);
  files.set(file, Promise.resolve());
}

/** Shows a language whose texts are given: the page, the server's sentences and `html lang` follow (DESIGN rule 21). */
export function speakLanguage(language: Language, texts: Texts): void {
  giveTexts(BASE, language, texts);
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
  const loadLabels = async () => labels.set(language, await labelsOf(language));
  let folders: string[];
  do {
    folders = [...inUse];
    await Promise.all([loadLabels(), ...folders.map((folder) => loadTexts(folder, language))]);
    // A room that was opened meanwhile has texts of its own. Nothing is awaited from here to the switch.
  } while (folders.length < inUse.size);
  if (wanted !== language) return false;
  tellLanguage(language);
  return true;
}

/** Loads a room's texts in the language shown, also in one that comes meanwhile. Rejects when they cannot be read. */
export async function learnRoom(room: Room): Promise<void> {
  const folder = `${room}/`;
  let language: Language;
  do {
    language = getLanguage();
    await loadTexts(folder, language);
  } while (language !== getLanguage());
  // From here on, a language comes with them.
  inUse.add(folder);
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
