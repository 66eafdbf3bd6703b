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
/** What fills a sentence; of a list of names the first ones are shown, and how many others there are. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

const HOLE = /\{\{(\w+)(?::([^|}]+)\|([^}]+))?\}\}/g;
/** French counts 0 and 1 alike, English 1 alone. */
const PLURALS = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') };

/** Names that a sentence shows of a list: more are read by nobody. */
const SHOWN = 3;
const OTHERS = { fr: 'et {{nombre}} {{nombre:autre|autres}}', en: 'and {{nombre}} {{nombre:other|others}}' };

function listed(names: readonly string[], lang: Lang): string {
  const shown = names.slice(0, SHOWN).join(', ');
  const nombre = names.length - SHOWN;
  return nombre > 0 ? `${shown} ${filled(OTHERS[lang], lang, { nombre })}` : shown;
}

/** The text in one language, parameters filled in. */
export function sentenceOf(text: ErrorText, lang: Lang, params: Params): string {
  return filled(text[lang], lang, params);
}

function filled(text: string, lang: Lang, params: Params): string {
  return text.replace(HOLE, (_, name: string, one?: string, many?: string) => {
    const value = params[name] ?? '';
    if (typeof value === 'object') return listed(value, lang);
    if (one === undefined || many === undefined) return String(value);
    return PLURALS[lang].select(Number(value)) === 'one' ? one : many;
  });
}
