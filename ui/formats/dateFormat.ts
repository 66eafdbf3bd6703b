import { parseDateText } from '@comptoir/domain/dateText';
import { FIRST_DAY, isCalendarDay, LAST_DAY } from '@comptoir/domain/plainDate';
import type { DateFormat } from '../DateField';

interface Dates {
  /** Language and country whose way of writing is taken: `en-GB`. */
  locale: string;
  /** How a day is typed, in the letters of the language, `TT.MM.JJJJ`; by default `d`, `m`, `y` in their order. */
  pattern?: string;
  /** Day with which a week begins: 0 is Sunday; by default 1, Monday. Not all browsers know it of a locale. */
  weekStart?: DateFormat['weekStart'];
  /** First and last day that may be chosen where a field names no others, `YYYY-MM-DD`. */
  first?: string;
  last?: string;
}

const LETTERS: Partial<Record<string, string>> = { day: 'dd', month: 'mm', year: 'yyyy' };

/** Returns how a locale writes and reads days, by `Intl`: `dateFormat({ locale: 'en-GB' })`. */
export function dateFormat({ locale, pattern, weekStart, first = FIRST_DAY, last = LAST_DAY }: Dates): DateFormat {
  const shared = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
  const short = new Intl.DateTimeFormat(locale, { ...shared, day: '2-digit', month: '2-digit', year: 'numeric' });
  const long = new Intl.DateTimeFormat(locale, { ...shared, dateStyle: 'long' });
  const written = (format: Intl.DateTimeFormat) => (day: string) =>
    isCalendarDay(day) ? format.format(new Date(day)) : day;
  const parts = short.formatToParts(0);
  const isMonthFirst = parts.find(({ type }) => LETTERS[type])?.type === 'month';
  return {
    locale,
    pattern: pattern ?? parts.map(({ type, value }) => LETTERS[type] ?? value).join(''),
    weekStart,
    first,
    last,
    text: written(short),
    long: written(long),
    read: (text, context) => parseDateText(text, { lang: isMonthFirst ? 'en' : 'fr', ...context }),
    said: (text) => text,
  };
}
