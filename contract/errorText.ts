export type Lang = 'fr' | 'en';

/**
 * A text of the API in both languages. `{{name}}` is replaced by a parameter, and `{{name:one|many}}` by the word that
 * agrees with its number: `{{nombre}} {{nombre:mouvement|mouvements}}`.
 */
export type Texte = Readonly<Record<Lang, string>>;

/** The sentence of a refusal, with its HTTP status. */
export interface ErrorText extends Texte {
  status: number;
  /** The code that the API sends, when it differs: two situations share one code (CONTRACT "Money calls"). */
  wire?: string;
}

export const error = (status: number, fr: string, en: string): ErrorText => ({ status, fr, en });

/**
 * The parameters of a sentence. A list of names is shown as its first names and the number of the others. A value that
 * each language writes in its own way, such as a day, is written when the sentence is made.
 */
export type Params = Readonly<Record<string, string | number | readonly string[] | ((lang: Lang) => string)>>;

const HOLE = /\{\{(\w+)(?::([^|}]+)\|([^}]+))?\}\}/g;
/** In French 0 and 1 are singular, in English only 1. */
const PLURALS = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') };

/** How many names of a list a sentence shows. */
const SHOWN = 3;
const OTHERS = { fr: 'et {{nombre}} {{nombre:autre|autres}}', en: 'and {{nombre}} {{nombre:other|others}}' };

function listedNames(names: readonly string[], lang: Lang): string {
  const shown = names.slice(0, SHOWN).join(', ');
  const nombre = names.length - SHOWN;
  return nombre > 0 ? `${shown} ${filledText(OTHERS[lang], lang, { nombre })}` : shown;
}

/** The text in one language with its parameters filled in. */
export function sentenceOf(text: Texte, lang: Lang, params: Params): string {
  return filledText(text[lang], lang, params);
}

function filledText(text: string, lang: Lang, params: Params): string {
  return text.replace(HOLE, (_, name: string, one?: string, many?: string) => {
    const value = params[name] ?? '';
    if (typeof value === 'function') return value(lang);
    if (typeof value === 'object') return listedNames(value, lang);
    if (one === undefined || many === undefined) return String(value);
    return PLURALS[lang].select(Number(value)) === 'one' ? one : many;
  });
}
