import type french from '../public/assets/i18n/fr-FR.json';
import type { Language } from './languages';

type WithoutForm<Key> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : Key;

/** A key of the language files; one that no file has does not compile. A plural is named without its form. */
export type TextKey = WithoutForm<keyof typeof french>;

/** What fills the holes of a text; `count` also chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Texts = Readonly<Record<string, string>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/**
 * Reads texts of one language: `{{name}}` is a hole, numbers in it are grouped as the language does, and a text with
 * `count` is chosen among `key_one`, `key_many` and `key_other` by the language's own plural rules.
 */
export function translateWith(texts: Texts, language: Language): Translate {
  // Both are slow to make, and the first texts need neither.
  const plural = once(() => new Intl.PluralRules(language));
  const number = once(() => new Intl.NumberFormat(language));
  const chosen = (key: string, count: unknown) =>
    typeof count === 'number' ? (texts[`${key}_${plural().select(count)}`] ?? texts[key]) : texts[key];
  const filling = (value: string | number | undefined) =>
    typeof value === 'number' ? number().format(value) : (value ?? '');
  return (key, values = {}) =>
    (chosen(key, values.count) ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => filling(values[name]));
}
