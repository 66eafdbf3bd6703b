/** A text of the wire in the two languages; `{{name}}` stands for a parameter of the error. */
export interface ErrorText {
  status: number;
  fr: string;
  en: string;
  /** The code on the wire, where two situations share one (CONTRACT "Money calls"). */
  wire?: string;
}

export const error = (status: number, fr: string, en: string): ErrorText => ({ status, fr, en });
