/**
 * Why a text is not an amount: it is empty, can be read in several ways, has decimals, is not a number, or is too
 * large.
 */
export type AmountRefusal = 'vide' | 'ambigu' | 'decimales' | 'invalide' | 'trop_grand';
export type AmountRead = { ok: true; montant: number } | { ok: false; reason: AmountRefusal };

/**
 * How amounts are written and read. An amount is a whole number of the smallest unit, of cents for
 * euros. `moneyFormat` of the folder `formats` makes a format for any currency.
 */
export interface MoneyFormat {
  /** Currency to write beside an input; '' for none. */
  currency: string;
  /** Whether the currency stands before the amount. */
  isCurrencyFirst?: boolean | undefined;
  /** How many digits stand behind the sign of decimals; without it amounts have none. */
  decimals?: { digits: number; sign: string } | undefined;
  /** The greatest amount that can be typed. */
  max: number;
  /** Returns an amount with its currency. */
  amount: (value: number) => string;
  /** Returns an idea of an amount in a few letters, without currency, for the axis of a chart. */
  brief: (value: number) => string;
  /** Returns a whole number with grouped digits: a count, or the units of an amount. */
  number: (value: number) => string;
  /** Reads a typed or pasted text. */
  read: (text: string) => AmountRead;
}

/** Writes and reads plain digits, for an application that gives no currency. */
export const plainMoney: MoneyFormat = {
  currency: '',
  max: Number.MAX_SAFE_INTEGER,
  amount: String,
  brief: String,
  number: String,
  read: (text) => (/^\d+$/.test(text) ? { ok: true, montant: Number(text) } : { ok: false, reason: 'invalide' }),
};

/** Returns an amount as one types it, as an example: `12.50`, or `12500` where there are no decimals. */
export const typed = ({ decimals }: MoneyFormat) =>
  decimals ? `12${decimals.sign}${'5'.padEnd(decimals.digits, '0')}` : '12500';
