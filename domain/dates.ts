import { isCalendarDay, isPlainDate } from './plainDate';

export type Lang = 'fr' | 'en';

/** Business days are Abidjan's (PRODUCT 1.11). It is at UTC+0 all year, so UTC arithmetic is its arithmetic. */
export const ZONE = 'Africa/Abidjan';

const DAY_MS = 86_400_000;

/** Midnight of a plain date in Abidjan, epoch milliseconds. Throws RangeError on a date that is none. */
export function midnightOf(date: string): number {
  if (!isCalendarDay(date)) throw new RangeError(`not a date: ${date}`);
  return Date.parse(date);
}

/** The same of a day of business: not before 2000. */
function businessDay(date: string): number {
  if (!isPlainDate(date)) throw new RangeError(`not a plain date: ${date}`);
  return midnightOf(date);
}

function instantOf(iso: string): Date {
  const instant = new Date(iso);
  if (Number.isNaN(instant.valueOf())) throw new RangeError(`not an instant: ${iso}`);
  return instant;
}

const plain = (instant: Date) => instant.toISOString().slice(0, 10);

/** The business day at the instant `nowMs` (epoch milliseconds), `YYYY-MM-DD` (PRODUCT 1.11). */
export function todayInAbidjan(nowMs: number): string {
  return plain(new Date(nowMs));
}

/** The business day of an instant (ISO 8601 UTC), `YYYY-MM-DD`. Throws RangeError on a text that is no instant. */
export function dayOfInstant(iso: string): string {
  return plain(instantOf(iso));
}

/** Whether a plain date lies after the plain date `today`: expenses and payments refuse it (spec § 5). */
export function isFuture(date: string, today: string): boolean {
  return businessDay(date) > businessDay(today);
}

/** The earlier of two plain dates. */
export const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** The plain date `days` whole days later (earlier when negative). Throws RangeError on a date that is none. */
export function addDays(date: string, days: number): string {
  return plain(new Date(businessDay(date) + days * DAY_MS));
}

/** Whole days from `from` to `to`, negative when `to` is earlier. Throws RangeError on a date that is none. */
export function daysBetween(from: string, to: string): number {
  return (businessDay(to) - businessDay(from)) / DAY_MS;
}

// Abidjan's time was another one until 1912: a plain date is written as it is.
const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const LONG_FORMAT = { fr: new Intl.DateTimeFormat('fr-FR', LONG), en: new Intl.DateTimeFormat('en-US', LONG) };
const SHORT_FORMAT = {
  fr: new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: ZONE }),
  en: new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE }),
};

/** Dates in words as they are said: French counts the first day of a month (`1er novembre`), and no other. */
export function asSaid(dates: string, lang: Lang): string {
  return lang === 'fr' ? dates.replace(/\b1(?= )/g, '1er') : dates;
}

/**
 * `20 novembre 2026` or `November 20, 2026`, of a birth date too (PRODUCT 1.23). Throws RangeError on a date that is
 * none.
 */
export function formatDateLong(date: string, lang: Lang): string {
  return asSaid(LONG_FORMAT[lang].format(midnightOf(date)), lang);
}

/** `20/11/2026` or `Nov 20, 2026`, for tables. Throws RangeError on a date that is none. */
export function formatDateShort(date: string, lang: Lang): string {
  return SHORT_FORMAT[lang].format(businessDay(date));
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
  return MONTH_FORMAT[lang].format(businessDay(date));
}

/** A day where its year is known, under an axis: `20/11`, `Nov 20`. Throws RangeError on a date that is none. */
export function formatDay(date: string, lang: Lang): string {
  return DAY_FORMAT[lang].format(businessDay(date));
}

/** The time of an instant (ISO 8601 UTC) in Abidjan, `14:05`. Throws RangeError on a text that is no instant. */
export function timeOfInstant(iso: string): string {
  return instantOf(iso).toISOString().slice(11, 16);
}

/**
 * An instant (ISO 8601 UTC) as short date and Abidjan time: `20/11/2026 14:05`, `Nov 20, 2026 14:05`. Throws
 * RangeError on a text that is no instant.
 */
export function formatInstant(iso: string, lang: Lang): string {
  return `${SHORT_FORMAT[lang].format(instantOf(iso))} ${timeOfInstant(iso)}`;
}

/**
 * A plain date, or an instant with its time, where there is little room: of the year of `today` without it (`20/11`,
 * `20/11 14:05`), of another one with it. Throws RangeError on a text that is neither.
 */
export function formatBrief(date: string, lang: Lang, today: string): string {
  const isInstant = date.length > today.length;
  const day = isInstant ? dayOfInstant(date) : date;
  const brief = day.slice(0, 4) === today.slice(0, 4) ? formatDay(day, lang) : formatDateShort(day, lang);
  return isInstant ? `${brief} ${timeOfInstant(date)}` : brief;
}
