/**
 * A text of the wire in the two languages; `{{name}}` stands for a parameter of the error, `{{name:one|many}}` for the
 * word that goes with its number: `{{nombre}} {{nombre:mouvement|mouvements}}`.
 */
export interface ErrorText {
  status: number;
  fr: string;
  en: string;
  /** The code on the wire, where two situations share one (CONTRACT "Money calls"). */
  wire?: string;
}

export const error = (status: number, fr: string, en: string): ErrorText => ({ status, fr, en });

export type Lang = 'fr' | 'en';
export type Params = Readonly<Record<string, string | number>>;

const HOLE = /\{\{(\w+)(?::([^|}]+)\|([^}]+))?\}\}/g;
/** French counts 0 and 1 alike, English 1 alone. */
const PLURALS = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') };

/** The text in one language, parameters filled in. */
export function sentenceOf(text: ErrorText, lang: Lang, params: Params): string {
  return text[lang].replace(HOLE, (_, name: string, one?: string, many?: string) => {
    const value = params[name] ?? '';
    if (one === undefined || many === undefined) return String(value);
    return PLURALS[lang].select(Number(value)) === 'one' ? one : many;
  });
}
