/** A text of the wire in the two languages; `{{name}}` stands for a parameter of the error. */
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

/** The text in one language, parameters filled in. */
export function sentenceOf(text: ErrorText, lang: Lang, params: Params): string {
  return text[lang].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
}
