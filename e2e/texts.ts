import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = Readonly<Record<string, string>>;

const FOLDER = join(import.meta.dirname, '../app/public/assets/i18n');

/** Lists the files of a language in that folder: the one that every screen needs, and those of rooms. */
export const languageFiles = (lang: string): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(`${lang}.json`));

const readTexts = (file: string): Texts =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8').replaceAll('\u00a0', ' '));

/** Reads all texts with plain spaces, because Playwright compares names and texts in that form. */
export const textsIn = (lang: string): Texts => Object.assign({}, ...languageFiles(lang).map(readTexts));

/** Returns the screens' texts in the language of the journey, so that one journey serves both languages. */
export function textsOf(locale: string | undefined) {
  const lang = locale === 'en-US' ? 'en-US' : 'fr-FR';
  const texts = textsIn(lang);
  const textOf = (key: string, values: Readonly<Record<string, string>> = {}): string => {
    const text = texts[key];
    if (text === undefined) throw new Error(`no text ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
  return Object.assign(textOf, { lang });
}

export type T = ReturnType<typeof textsOf>;

/** Returns the pattern of an amount as it is shown, whatever the spaces between its groups. */
export const shownAmount = (francs: number): string => `${String(francs).replace(/\B(?=(\d{3})+$)/g, '\\s')}\\sFcfa`;

/** Matches an amount as it is shown, but not inside a longer one. */
export function amount(francs: number): RegExp {
  return new RegExp(`(?<!\\d\\s?)${shownAmount(francs)}`);
}
