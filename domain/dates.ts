import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { isCalendarDay, isPlainDate } from './plainDate';

dayjs.extend(utc);

export type Lang = 'fr' | 'en';

/** Business days are Abidjan's (PRODUCT 1.11). It is at UTC+0 all year, so UTC arithmetic is its arithmetic. */
export const ZONE = 'Africa/Abidjan';

const PLAIN_DATE = 'YYYY-MM-DD';

function dayOf(date: string): dayjs.Dayjs {
  if (!isPlainDate(date)) throw new RangeError(`not a plain date: ${date}`);
  return dayjs.utc(date);
}

function instantOf(iso: string): dayjs.Dayjs {
  const instant = dayjs.utc(iso);
  if (!instant.isValid()) throw new RangeError(`not an instant: ${iso}`);
  return instant;
}

/** The business day at the instant `nowMs` (epoch milliseconds), `YYYY-MM-DD` (PRODUCT 1.11). */
export function todayInAbidjan(nowMs: number): string {
  return dayjs.utc(nowMs).format(PLAIN_DATE);
}

/** The business day of an instant (ISO 8601 UTC), `YYYY-MM-DD`. Throws RangeError on a text that is no instant. */
export function dayOfInstant(iso: string): string {
  return instantOf(iso).format(PLAIN_DATE);
}

/** Whether a plain date lies after the plain date `today`: expenses and payments refuse it (spec § 5). */
export function isFuture(date: string, today: string): boolean {
  return dayOf(date).isAfter(dayOf(today));
}

/** The plain date `days` whole days later (earlier when negative). Throws RangeError on a date that is none. */
export function addDays(date: string, days: number): string {
  return dayOf(date).add(days, 'day').format(PLAIN_DATE);
}

/** Whole days from `from` to `to`, negative when `to` is earlier. Throws RangeError on a date that is none. */
export function daysBetween(from: string, to: string): number {
  return dayOf(to).diff(dayOf(from), 'day');
}

// Abidjan's time was another one until 1912: a plain date is written as it is.
const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const LONG_FORMAT = { fr: new Intl.DateTimeFormat('fr-FR', LONG), en: new Intl.DateTimeFormat('en-US', LONG) };
const SHORT_FORMAT = {
  fr: new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: ZONE }),
  en: new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE }),
};

/**
 * `20 novembre 2026` or `November 20, 2026`, of a birth date too (PRODUCT 1.23). Throws RangeError on a date that is
 * none.
 */
export function formatDateLong(date: string, lang: Lang): string {
  if (!isCalendarDay(date)) throw new RangeError(`not a date: ${date}`);
  return LONG_FORMAT[lang].format(dayjs.utc(date).valueOf());
}

/** `20/11/2026` or `Nov 20, 2026`, for tables. Throws RangeError on a date that is none. */
export function formatDateShort(date: string, lang: Lang): string {
  return SHORT_FORMAT[lang].format(dayOf(date).valueOf());
}

const LOCALE = { fr: 'fr-FR', en: 'en-US' } as const;
const formatsOf = (options: Intl.DateTimeFormatOptions) => ({
  fr: new Intl.DateTimeFormat(LOCALE.fr, { ...options, timeZone: ZONE }),
  en: new Intl.DateTimeFormat(LOCALE.en, { ...options, timeZone: ZONE }),
});
const MONTH_FORMAT = formatsOf({ month: 'long', year: 'numeric' });
const DAY_FORMAT = {
  fr: formatsOf({ day: '2-digit', month: '2-digit' }).fr,
  en: formatsOf({ day: 'numeric', month: 'short' }).en,
};

/** The month of a date: `novembre 2026`, `November 2026`. Throws RangeError on a date that is none. */
export function formatMonth(date: string, lang: Lang): string {
  return MONTH_FORMAT[lang].format(dayOf(date).valueOf());
}

/** A day where its year is known, under an axis: `20/11`, `Nov 20`. Throws RangeError on a date that is none. */
export function formatDay(date: string, lang: Lang): string {
  return DAY_FORMAT[lang].format(dayOf(date).valueOf());
}

/**
 * An instant (ISO 8601 UTC) as short date and Abidjan time: `20/11/2026 14:05`, `Nov 20, 2026 14:05`. Throws
 * RangeError on a text that is no instant.
 */
export function formatInstant(iso: string, lang: Lang): string {
  const instant = instantOf(iso);
  return `${SHORT_FORMAT[lang].format(instant.valueOf())} ${instant.format('HH:mm')}`;
}
