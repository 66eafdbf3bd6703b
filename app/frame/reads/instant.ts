import { dayOfInstant, formatDateLong, type Lang, timeOfInstant } from '@comptoir/domain/dates';

/** Returns the day and time of an instant (epoch milliseconds) as texts for a sentence: `21 novembre 2026`, `14:05`. */
export function instantWords(ms: number, lang: Lang): { date: string; heure: string } {
  const iso = new Date(ms).toISOString();
  return { date: formatDateLong(dayOfInstant(iso), lang), heure: timeOfInstant(iso) };
}
