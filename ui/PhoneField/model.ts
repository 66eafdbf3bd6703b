/** How phones are written and read: the country is the application's. */
export interface PhoneFormat {
  /** The country, beside the input. */
  prefix: string;
  /** Shown while nothing is typed. */
  placeholder: string;
  /** Digits of a whole number. */
  length: number;
  /** A country's prefix at the start of typed digits. */
  typedPrefix: RegExp;
  /** The digits of a typed or pasted text, without the country's prefix. */
  digitsOf: (text: string) => string;
  /** Digits as they are shown. */
  grouped: (digits: string) => string;
}

/**
 * Whether one may go on typing: up to ten digits; behind the country's prefix typed by hand (`225…`, `00225…`) until
 * the ten digits are there and `digitsOf` drops it. What does not fit is refused, never cut off at the other end.
 */
export function fits(digits: string, { length, typedPrefix }: PhoneFormat): boolean {
  const prefix = typedPrefix.exec(digits)?.[0] ?? '';
  return digits.length <= length + prefix.length;
}

/** Where Backspace or Delete starts when the caret stands at a space of `shown`, which is not a digit to delete. */
export function caretPastSpace(shown: string, caret: number, key: string): number {
  if (key === 'Backspace' && shown[caret - 1] === ' ') return caret - 1;
  return key === 'Delete' && shown[caret] === ' ' ? caret + 1 : caret;
}

/** A pasted phone, or null when it has more than ten digits behind its prefix: cutting it would make up a number. */
export function pastedDigits(text: string, { digitsOf, length }: PhoneFormat): string | null {
  const digits = digitsOf(text);
  return digits.length > length ? null : digits;
}
