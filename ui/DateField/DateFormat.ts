/**
 * Result of reading a typed text: the day, `YYYY-MM-DD`, with `isWhole` once nothing more can follow; or the reason why
 * the text is not a date.
 */
export type DateRead =
  | { ok: true; date: string; isWhole: boolean }
  | { ok: false; reason: 'vide' | 'illisible' | 'inexistante' };

/** How days, `YYYY-MM-DD`, are written and read in one language. */
export interface DateFormat {
  /** Language of the names of months and days: `en-GB`. */
  locale: string;
  /** How people type a day, in letters: `dd/mm/yyyy`. */
  pattern: string;
  /** Day with which a week begins: 0 is Sunday, 1 Monday, as it is by default. */
  weekStart?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** First day that may be chosen where a field names no other. */
  first: string;
  /** Last day that may be chosen where a field names no other. */
  last: string;
  /** Returns a day as people type it; a text that is not a day stays as it is. */
  text: (date: string) => string;
  /** Returns a day written out. */
  long: (date: string) => string;
  /**
   * Reads a typed text. A date without a year is in the year of `today`; a year of two digits that would be later than
   * `latest` is in the century before.
   */
  read: (text: string, context: { today: string; latest?: string | undefined }) => DateRead;
  /** Returns a text of `Intl` with its day as people say it: `1er novembre`. */
  said: (text: string) => string;
}
