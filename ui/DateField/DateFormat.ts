/** What a typed text is read as: a day `YYYY-MM-DD`, `isWhole` once nothing more can follow; or why it is none. */
export type DateRead =
  | { ok: true; date: string; isWhole: boolean }
  | { ok: false; reason: 'vide' | 'illisible' | 'inexistante' };

/** How days, `YYYY-MM-DD`, are written and read in one language. */
export interface DateFormat {
  /** The language of the names of months and days, `fr-FR`. */
  locale: string;
  /** The first day that may be chosen where a field names no other. */
  first: string;
  /** The last one. */
  last: string;
  /** A day as it is typed; what is none stays as it is. */
  text: (date: string) => string;
  /** A day written out. */
  long: (date: string) => string;
  /** A date without a year is of `today`'s; two digits of a year that lead beyond `latest` are of the century before. */
  read: (text: string, context: { today: string; latest?: string | undefined }) => DateRead;
  /** A text of `Intl` with the day as it is said. */
  said: (text: string) => string;
}
