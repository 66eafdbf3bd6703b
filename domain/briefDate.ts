import { dayOfInstant, formatDateShort, formatDay, type Lang, timeOfInstant } from './dates';

/**
 * Writes a plain date, or an instant with its time, for narrow places: `20/11`, `20/11 14:05`. The year is left out
 * when it is the year of `today`. Throws RangeError on any other text.
 */
export function formatBrief(date: string, lang: Lang, today: string): string {
  const isInstant = date.length > today.length;
  const day = isInstant ? dayOfInstant(date) : date;
  const brief = day.slice(0, 4) === today.slice(0, 4) ? formatDay(day, lang) : formatDateShort(day, lang);
  return isInstant ? `${brief} ${timeOfInstant(date)}` : brief;
}
