import { isCalendarDay, isPlainDate } from './plainDate';

export type Lang = 'fr' | 'en';

/** Business days are those of Abidjan (PRODUCT 1.11). Abidjan is at UTC+0 all year, so dates are computed in UTC. */
export const ZONE = 'Africa/Abidjan';

const DAY_MS = 86_400_000;

/** Midnight of a plain date in Abidjan, in epoch milliseconds. Throws RangeError on an invalid date. */
export function midnightOf(date: string): number {
  if (!isCalendarDay(date)) throw new RangeError(`not a date: ${date}`);
  return Date.parse(date);
}

/**
 * Midnight of a day of business, in epoch milliseconds. Throws RangeError on an invalid date and on one before 2000.
 */
function businessDay(date: string): number {
  if (!isPlainDate(date)) throw new RangeError(`not a plain date: ${date}`);
  return midnightOf(date);
}

function instantOf(iso: string): Date {
  const instant = new Date(iso);
  if (Number.isNaN(instant.valueOf())) throw new RangeError(`not an instant: ${iso}`);
  return instant;
}

const plainDateOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** The business day at the instant `nowMs` (epoch milliseconds), `YYYY-MM-DD` (PRODUCT 1.11). */
export function todayInAbidjan(nowMs: number): string {
  return plainDateOf(new Date(nowMs));
}

/** The business day of an instant (ISO 8601 UTC), `YYYY-MM-DD`. Throws RangeError on an invalid instant. */
export function dayOfInstant(iso: string): string {
  return plainDateOf(instantOf(iso));
}

/**
 * Whether a plain date is after `today`: expenses and payments refuse such a date (spec § 5). Throws RangeError on an
 * invalid date.
 */
export function isFuture(date: string, today: string): boolean {
  return businessDay(date) > businessDay(today);
}

/** The earlier of two plain dates. */
export const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** The plain date that is `days` whole days later (earlier when negative). Throws RangeError on an invalid date. */
export function addDays(date: string, days: number): string {
  return plainDateOf(new Date(businessDay(date) + days * DAY_MS));
}

/** Whole days from `from` to `to`, negative when `to` is earlier. Throws RangeError on an invalid date. */
export function daysBetween(from: string, to: string): number {
  return (businessDay(to) - businessDay(from)) / DAY_MS;
}

// Abidjan was not at UTC+0 until 1912, so long dates are formatted in UTC: a birth date can be earlier.
const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const LONG_FORMAT = { fr: new Intl.DateTimeFormat('fr-FR', LONG), en: new Intl.DateTimeFormat('en-US', LONG) };
const SHORT_FORMAT = {
  fr: new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: ZONE }),
  en: new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE }),
};

/** Writes formatted dates as people say them: in French the first day of a month is an ordinal (`1er novembre`). */
export function asSaid(dates: string, lang: Lang): string {
  return lang === 'fr' ? dates.replace(/\b1(?= )/g, '1er') : dates;
}

/**
 * A date, which may be a birth date, in words: `20 novembre 2026`, `November 20, 2026` (PRODUCT 1.23). Throws
 * RangeError on an invalid date.
 */
export function formatDateLong(date: string, lang: Lang): string {
  return asSaid(LONG_FORMAT[lang].format(midnightOf(date)), lang);
}

/** A short date for tables: `20/11/2026` or `Nov 20, 2026`. Throws RangeError on an invalid date. */
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

/** The month of a date: `novembre 2026`, `November 2026`. Throws RangeError on an invalid date. */
export function formatMonth(date: string, lang: Lang): string {
  return MONTH_FORMAT[lang].format(businessDay(date));
}

/** A day without its year, for the axis of a chart: `20/11`, `Nov 20`. Throws RangeError on an invalid date. */
export function formatDay(date: string, lang: Lang): string {
  return DAY_FORMAT[lang].format(businessDay(date));
}

/** The time of an instant (ISO 8601 UTC) in Abidjan: `14:05`. Throws RangeError on an invalid instant. */
export function timeOfInstant(iso: string): string {
  return instantOf(iso).toISOString().slice(11, 16);
}

/**
 * The short date and the Abidjan time of an instant (ISO 8601 UTC): `20/11/2026 14:05`, `Nov 20, 2026 14:05`. Throws
 * RangeError on an invalid instant.
 */
export function formatInstant(iso: string, lang: Lang): string {
  return `${SHORT_FORMAT[lang].format(instantOf(iso))} ${timeOfInstant(iso)}`;
}
