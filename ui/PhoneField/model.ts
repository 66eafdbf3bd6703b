import { digitsOf } from '@comptoir/domain/telephone';

/** Digits of a phone (spec § 9). */
export const LENGTH = 10;

/**
 * Whether one may go on typing: up to ten digits; behind the country's prefix typed by hand (`225…`, `00225…`) until
 * the ten digits are there and `digitsOf` drops it. What does not fit is refused, never cut off at the other end.
 */
export function fits(digits: string): boolean {
  const prefix = /^(?:00225|225)/.exec(digits)?.[0] ?? '';
  return digits.length <= LENGTH + prefix.length;
}

/** Where Backspace or Delete starts when the caret stands at a space of `shown`, which is not a digit to delete. */
export function caretPastSpace(shown: string, caret: number, key: string): number {
  if (key === 'Backspace' && shown[caret - 1] === ' ') return caret - 1;
  return key === 'Delete' && shown[caret] === ' ' ? caret + 1 : caret;
}

/** A pasted phone, or null when it has more than ten digits behind its prefix: cutting it would make up a number. */
export function pastedDigits(text: string): string | null {
  const digits = digitsOf(text);
  return digits.length > LENGTH ? null : digits;
}
