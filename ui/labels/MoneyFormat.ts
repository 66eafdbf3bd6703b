/**
 * Why a text is not an amount: it is empty, can be read in several ways, has decimals, is not a number, or is too
 * large.
 */
export type AmountRefusal = 'vide' | 'ambigu' | 'decimales' | 'invalide' | 'trop_grand';
export type AmountRead = { ok: true; montant: number } | { ok: false; reason: AmountRefusal };

/** How amounts are written and read. Amounts are whole; the currency is the application's. */
export interface MoneyFormat {
  /** Currency to write beside an input; '' for none. */
  currency: string;
  /** The greatest amount that can be typed. */
  max: number;
  /** Returns an amount with its currency. */
  amount: (value: number) => string;
  /** Returns a whole number with grouped digits. */
  number: (value: number) => string;
  /** Reads a typed or pasted text. */
  read: (text: string) => AmountRead;
}

/** Writes and reads plain digits, for an application that gives no currency. */
export const plainMoney: MoneyFormat = {
  currency: '',
  max: Number.MAX_SAFE_INTEGER,
  amount: String,
  number: String,
  read: (text) => (/^\d+$/.test(text) ? { ok: true, montant: Number(text) } : { ok: false, reason: 'invalide' }),
};
