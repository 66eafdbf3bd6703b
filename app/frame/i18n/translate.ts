import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type french from '../../public/assets/i18n/fr-FR.json';

type WithoutForm<Key> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : Key;

/** A key of the language files; one that no file has does not compile. A plural is named without its form. */
export type TextKey = WithoutForm<keyof typeof french>;

/** What fills the holes of a text; `count` also chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Texts = Readonly<Record<string, string>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Numbers in a text are grouped as its language does. */
function grouping(): FormatterModule {
  // Slow to make, and the first texts have no number.
  const formats = new Map<string | undefined, Intl.NumberFormat>();
  const formatOf = (language: string | undefined) => {
    const format = formats.get(language) ?? new Intl.NumberFormat(language);
    formats.set(language, format);
    return format;
  };
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: string | number | undefined, _named, language) =>
      typeof value === 'number' ? formatOf(language).format(value) : (value ?? ''),
  };
}

/**
 * i18next as our files are written, without a text yet: a key is one word, dots included; `{{name}}` is a hole; a text
 * with `count` is chosen among `key_one`, `key_many` and `key_other` by the language's own plural rules. No language
 * stands in for another one: both files have the same keys.
 */
export function createReader(): i18n {
  const reader = createInstance();
  const numbers = grouping();
  void reader
    .use(numbers)
    .use(initReactI18next)
    .init({
      // What is added later is all there is: i18next itself asks nobody for texts.
      resources: {},
      initAsync: false,
      fallbackLng: false,
      load: 'currentOnly',
      keySeparator: false,
      nsSeparator: false,
      // React escapes.
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
  return reader;
}
