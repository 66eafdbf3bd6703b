/** How phone numbers are written and read; the application chooses the country. */
export interface PhoneFormat {
  /** Prefix of the country, written beside the input. */
  prefix: string;
  /** Shown while nothing is typed. */
  placeholder: string;
  /** Number of digits of a whole phone number. */
  length: number;
  /** Matches a country prefix at the start of typed digits. */
  typedPrefix: RegExp;
  /** Returns the digits of a typed or pasted text, without the country prefix. */
  digitsOf: (text: string) => string;
  /** Returns the digits in groups, as they are shown. */
  grouped: (digits: string) => string;
}

/**
 * Returns whether the digits fit: at most `length`, not counting a country prefix that was typed by hand, which
 * `digitsOf` drops once all digits are there. A digit that does not fit is refused; no digit is cut off at
 * the other end.
 */
export function fitsFormat(digits: string, { length, typedPrefix }: PhoneFormat): boolean {
  const prefix = typedPrefix.exec(digits)?.[0] ?? '';
  return digits.length <= length + prefix.length;
}

/**
 * Returns where Backspace or Delete must start: past a space of `shown` beside the caret, because a space is not a
 * digit.
 */
export function caretPastSpace(shown: string, caret: number, key: string): number {
  if (key === 'Backspace' && shown[caret - 1] === ' ') return caret - 1;
  return key === 'Delete' && shown[caret] === ' ' ? caret + 1 : caret;
}

/**
 * Returns the digits of a pasted phone number, or null when there are too many behind the prefix: cutting them
 * would make up a number.
 */
export function pastedDigits(text: string, { digitsOf, length }: PhoneFormat): string | null {
  const digits = digitsOf(text);
  return digits.length > length ? null : digits;
}
