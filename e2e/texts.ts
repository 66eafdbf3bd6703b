import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = Readonly<Record<string, string>>;

/** Reads the texts with plain spaces, because Playwright compares names and texts in that form. */
const read = (lang: string): Texts =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../app/public/assets/i18n/${lang}.json`), 'utf8').replaceAll('\u00a0', ' '),
  );

/** Returns the screens' texts in the language of the journey, so that one journey serves both languages. */
export function textsOf(locale: string | undefined) {
  const lang = locale === 'en-US' ? 'en-US' : 'fr-FR';
  const texts = read(lang);
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
