import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type english from '../../public/assets/i18n/en-US.json';
import type french from '../../public/assets/i18n/fr-FR.json';

/** The texts of French; one that English lacks does not compile. */
type InBoth<French, English extends Readonly<Record<keyof French, string>>> = Pick<English, keyof French>;

/** The texts of the rooms that have texts of their own: these come with the room's code (`withTexts`). */
interface RoomTexts {
  accueil: InBoth<
    typeof import('../../public/assets/i18n/accueil/fr-FR.json'),
    typeof import('../../public/assets/i18n/accueil/en-US.json')
  >;
  activites: InBoth<
    typeof import('../../public/assets/i18n/activites/fr-FR.json'),
    typeof import('../../public/assets/i18n/activites/en-US.json')
  >;
  arretes: InBoth<
    typeof import('../../public/assets/i18n/arretes/fr-FR.json'),
    typeof import('../../public/assets/i18n/arretes/en-US.json')
  >;
  avances: InBoth<
    typeof import('../../public/assets/i18n/avances/fr-FR.json'),
    typeof import('../../public/assets/i18n/avances/en-US.json')
  >;
  caisses: InBoth<
    typeof import('../../public/assets/i18n/caisses/fr-FR.json'),
    typeof import('../../public/assets/i18n/caisses/en-US.json')
  >;
  contrepassations: InBoth<
    typeof import('../../public/assets/i18n/contrepassations/fr-FR.json'),
    typeof import('../../public/assets/i18n/contrepassations/en-US.json')
  >;
  doublons: InBoth<
    typeof import('../../public/assets/i18n/doublons/fr-FR.json'),
    typeof import('../../public/assets/i18n/doublons/en-US.json')
  >;
  imprimes: InBoth<
    typeof import('../../public/assets/i18n/imprimes/fr-FR.json'),
    typeof import('../../public/assets/i18n/imprimes/en-US.json')
  >;
  medias: InBoth<
    typeof import('../../public/assets/i18n/medias/fr-FR.json'),
    typeof import('../../public/assets/i18n/medias/en-US.json')
  >;
  moncompte: InBoth<
    typeof import('../../public/assets/i18n/moncompte/fr-FR.json'),
    typeof import('../../public/assets/i18n/moncompte/en-US.json')
  >;
  operations: InBoth<
    typeof import('../../public/assets/i18n/operations/fr-FR.json'),
    typeof import('../../public/assets/i18n/operations/en-US.json')
  >;
  organisation: InBoth<
    typeof import('../../public/assets/i18n/organisation/fr-FR.json'),
    typeof import('../../public/assets/i18n/organisation/en-US.json')
  >;
  reglements: InBoth<
    typeof import('../../public/assets/i18n/reglements/fr-FR.json'),
    typeof import('../../public/assets/i18n/reglements/en-US.json')
  >;
  transferts: InBoth<
    typeof import('../../public/assets/i18n/transferts/fr-FR.json'),
    typeof import('../../public/assets/i18n/transferts/en-US.json')
  >;
  verification: InBoth<
    typeof import('../../public/assets/i18n/verification/fr-FR.json'),
    typeof import('../../public/assets/i18n/verification/en-US.json')
  >;
}

export type Room = keyof RoomTexts;
type KeyOf<Texts> = Texts extends unknown ? keyof Texts : never;
type WithoutForm<Key> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : Key;

/** A key of the language files; a key that they do not have does not compile. A plural is named without its form. */
export type TextKey = WithoutForm<KeyOf<InBoth<typeof french, typeof english> | RoomTexts[Room]>>;

/** The values for the `{{name}}` parts of a text; `count` also chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Texts = Readonly<Record<string, string>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Formats the numbers in a text with the digit groups of its language. */
function grouping(): FormatterModule {
  // Formats are made late: making one is slow, and the first texts have no number.
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
 * Creates an i18next for our files, still without texts. A key is one word, dots included; `{{name}}` stands for a
 * value; `count` chooses among `key_one`, `key_many` and `key_other` by the plural rules of the language. No language
 * replaces another one: both files have the same keys.
 */
export function createReader(): i18n {
  const reader = createInstance();
  const numbers = grouping();
  void reader
    .use(numbers)
    .use(initReactI18next)
    .init({
      // `speak` adds all texts: i18next itself loads none.
      resources: {},
      initAsync: false,
      fallbackLng: false,
      load: 'currentOnly',
      keySeparator: false,
      nsSeparator: false,
      // React escapes texts.
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
  return reader;
}
