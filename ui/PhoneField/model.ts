import { digitsOf } from '#domain/telephone';

/** Digits of a phone (spec § 9). */
export const LENGTH = 10;

/**
 * The digits of what is typed so far, ten at most. Whoever types the country's prefix by hand (`225…`, `00225…`) may
 * go on until the ten digits behind it are there; then `digitsOf` drops it.
 */
export function typedDigits(text: string): string {
  const digits = digitsOf(text);
  const room = /^(?:0{1,2}225|225)/.exec(digits)?.[0].length ?? 0;
  return digits.slice(0, LENGTH + room);
}

/** A pasted phone, or null when it has more than ten digits behind its prefix: cutting it would make up a number. */
export function pastedDigits(text: string): string | null {
  const digits = digitsOf(text);
  return digits.length > LENGTH ? null : digits;
}
