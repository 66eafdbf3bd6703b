import { asSaid, formatDateLong, type Lang } from './dates';
import { dateTextOf, parseDateText } from './dateText';
import { FIRST_DAY, LAST_DAY } from './plainDate';

const formatOf = (lang: Lang, locale: string, pattern: string) => ({
  locale,
  pattern,
  first: FIRST_DAY,
  last: LAST_DAY,
  text: (date: string) => dateTextOf(date, lang),
  long: (date: string) => formatDateLong(date, lang),
  read: (text: string, context: { today: string; latest?: string | undefined }) =>
    parseDateText(text, { lang, ...context }),
  said: (day: string) => asSaid(day, lang),
});

/** Writes and reads days of business, `YYYY-MM-DD`, for the widgets in each language (DESIGN rule 19, PRODUCT 1.23). */
export const DATES = { fr: formatOf('fr', 'fr-FR', 'jj/mm/aaaa'), en: formatOf('en', 'en-US', 'mm/dd/yyyy') };
