import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import 'dayjs/locale/fr.js';
import { isCalendarDay, isPlainDate } from './plainDate';

export type Lang = 'fr' | 'en';

/** Business days are those of Abidjan (PRODUCT 1.11). Abidjan is at UTC+0 all year, so dates are computed in UTC. */
export const ZONE = 'Africa/Abidjan';

dayjs.extend(utc);

const PLAIN = 'YYYY-MM-DD';
const TIME = 'HH:mm';

// dayjs reads days that the calendar does not have ("2026-02-30" becomes 2 March), so only validated dates reach it.
function calendarDay(date: string): Dayjs {
  if (!isCalendarDay(date)) throw new RangeError(`not a date: ${date}`);
  return dayjs.utc(date);
}

/** A day of business. Throws RangeError on an invalid date and on one before 2000. */
function businessDay(date: string): Dayjs {
  if (!isPlainDate(date)) throw new RangeError(`not a plain date: ${date}`);
  return dayjs.utc(date);
}

function instantOf(iso: string): Dayjs {
  const instant = dayjs.utc(iso);
  if (!instant.isValid()) throw new RangeError(`not an instant: ${iso}`);
  return instant;
}

/** Midnight of a plain date in Abidjan, in epoch milliseconds. Throws RangeError on an invalid date. */
export const midnightOf = (date: string): number => calendarDay(date).valueOf();

/** The business day at the instant `nowMs` (epoch milliseconds), `YYYY-MM-DD` (PRODUCT 1.11). */
export function todayInAbidjan(nowMs: number): string {
  return dayjs.utc(nowMs).format(PLAIN);
}

/** The business day of an instant (ISO 8601 UTC), `YYYY-MM-DD`. Throws RangeError on an invalid instant. */
export function dayOfInstant(iso: string): string {
  return instantOf(iso).format(PLAIN);
}

/**
 * Whether a plain date is after `today`: expenses and payments refuse such a date (spec § 5). Throws RangeError on an
 * invalid date.
 */
export function isFuture(date: string, today: string): boolean {
  return businessDay(date).isAfter(businessDay(today));
}

/** The earlier of two plain dates. */
export const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** The plain date that is `days` whole days later (earlier when negative). Throws RangeError on an invalid date. */
export function addDays(date: string, days: number): string {
  return businessDay(date).add(days, 'day').format(PLAIN);
}

/** Whole days from `from` to `to`, negative when `to` is earlier. Throws RangeError on an invalid date. */
export function daysBetween(from: string, to: string): number {
  return businessDay(to).diff(businessDay(from), 'day');
}

/**
 * The same day `months` whole months later (earlier when negative), or the last day of a shorter month. Throws
 * RangeError on an invalid date.
 */
export function addMonths(date: string, months: number): string {
  return businessDay(date).add(months, 'month').format(PLAIN);
}

/** The last day of the month of a date. Throws RangeError on an invalid date. */
export function lastOfMonth(date: string): string {
  return calendarDay(date).endOf('month').format(PLAIN);
}

/** How dates are written in each language: in full, in a table, as a month, without their year. */
const FORMAT = {
  fr: { long: 'D MMMM YYYY', short: 'DD/MM/YYYY', month: 'MMMM YYYY', day: 'DD/MM' },
  en: { long: 'MMMM D, YYYY', short: 'MMM D, YYYY', month: 'MMMM YYYY', day: 'MMM D' },
} as const;

const written = (day: Dayjs, how: keyof (typeof FORMAT)['fr'], lang: Lang) =>
  day.locale(lang).format(FORMAT[lang][how]);

/** Writes formatted dates as people say them: French uses an ordinal for the first day of a month (`1er novembre`). */
export function asSaid(dates: string, lang: Lang): string {
  return lang === 'fr' ? dates.replace(/\b1(?= )/g, '1er') : dates;
}

/**
 * A date, which may be a birth date, in words: `20 novembre 2026`, `November 20, 2026` (PRODUCT 1.23). Throws
 * RangeError on an invalid date.
 */
export function formatDateLong(date: string, lang: Lang): string {
  return asSaid(written(calendarDay(date), 'long', lang), lang);
}

/**
 * A short date for tables, which may be a birth date: `20/11/2026` or `Nov 20, 2026`. Throws RangeError on an invalid
 * date.
 */
export function formatDateShort(date: string, lang: Lang): string {
  return written(calendarDay(date), 'short', lang);
}

/** The month of a date: `novembre 2026`, `November 2026`. Throws RangeError on an invalid date. */
export function formatMonth(date: string, lang: Lang): string {
  return written(businessDay(date), 'month', lang);
}

/** A day without its year, for the axis of a chart: `20/11`, `Nov 20`. Throws RangeError on an invalid date. */
export function formatDay(date: string, lang: Lang): string {
  return written(businessDay(date), 'day', lang);
}

/** The time of an instant (ISO 8601 UTC) in Abidjan: `14:05`. Throws RangeError on an invalid instant. */
export function timeOfInstant(iso: string): string {
  return instantOf(iso).format(TIME);
}

/**
 * The short date and the Abidjan time of an instant (ISO 8601 UTC): `20/11/2026 14:05`, `Nov 20, 2026 14:05`. Throws
 * RangeError on an invalid instant.
 */
export function formatInstant(iso: string, lang: Lang): string {
  return `${written(instantOf(iso), 'short', lang)} ${timeOfInstant(iso)}`;
}
