/** Why a text is no amount: nothing is there, it can be read in several ways, it has decimals, it is none, or too much. */
export type AmountRefusal = 'vide' | 'ambigu' | 'decimales' | 'invalide' | 'trop_grand';
export type AmountRead = { ok: true; montant: number } | { ok: false; reason: AmountRefusal };

/** How amounts are written and read. Amounts are whole; the currency is the application's. */
export interface MoneyFormat {
  /** Stands beside an input; '' for none. */
  currency: string;
  /** The greatest amount that can be typed. */
  max: number;
  /** An amount with its currency. */
  amount: (value: number) => string;
  /** A whole number, grouped. */
  number: (value: number) => string;
  /** What a typed or pasted text means. */
  read: (text: string) => AmountRead;
}

/** Digits as they are, for an application that gives no currency. */
export const plainMoney: MoneyFormat = {
  currency: '',
  max: Number.MAX_SAFE_INTEGER,
  amount: String,
  number: String,
  read: (text) => (/^\d+$/.test(text) ? { ok: true, montant: Number(text) } : { ok: false, reason: 'invalide' }),
};
