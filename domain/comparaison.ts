import { addDays, daysBetween } from './dates';
import { percentOf } from './money';
import { FIRST_DAY, isDayOfMonth } from './plainDate';
import type { Count } from './units';

/** What a period is compared with: as many days before it, or the same days of the month, quarter or year before. */
export const COMPARAISONS = ['jours', 'mois', 'trimestre', 'annee'] as const;
export type Comparaison = (typeof COMPARAISONS)[number];

/** Plain dates, both included. */
interface Jours {
  datedebut: string;
  datefin: string;
}

const MONTHS = { mois: 1, trimestre: 3, annee: 12 } as const;

const partsOf = (date: string) => date.split('-').map(Number) as [number, number, number];

/** The last day of a month, 28 to 31. */
const lastOf = (year: number, month: number) => [31, 30, 29].find((day) => isDayOfMonth(year, month, day)) ?? 28;

/** The same day so many months before; the last of a month is the last of the other, which may have fewer days. */
function monthsBefore(date: string, count: Count): string {
  const [year, month, day] = partsOf(date);
  const months = year * 12 + month - 1 - count;
  const [beforeYear, beforeMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const last = lastOf(beforeYear, beforeMonth);
  const same = day === lastOf(year, month) ? last : Math.min(day, last);
  return [beforeYear, beforeMonth, same].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Whether these days are a whole month, quarter or year. */
function wholeOf({ datedebut, datefin }: Jours): keyof typeof MONTHS | undefined {
  const [[year, month, day], [lastYear, lastMonth, last]] = [partsOf(datedebut), partsOf(datefin)];
  if (day !== 1 || last !== lastOf(lastYear, lastMonth)) return undefined;
  const months = (lastYear - year) * 12 + lastMonth - month + 1;
  return (['mois', 'trimestre', 'annee'] as const).find(
    (name) => months === MONTHS[name] && (month - 1) % months === 0,
  );
}

/**
 * The days that a period is compared with (PRODUCT N): a month, a quarter or a year that has begun with the same days of
 * the one before, a whole one with the whole, also where it is meant by its days; other days with as many right before
 * them. Null where those are no days of business. Throws RangeError on a date that is none.
 */
export function periodeAvant(jours: Jours, comparer: Comparaison): Jours | null {
  const { datedebut, datefin } = jours;
  const days = daysBetween(datedebut, datefin) + 1;
  const by = comparer === 'jours' ? wholeOf(jours) : comparer;
  if (by) {
    const months = MONTHS[by];
    const avant = { datedebut: monthsBefore(datedebut, months), datefin: monthsBefore(datefin, months) };
    return avant.datedebut < FIRST_DAY ? null : avant;
  }
  if (daysBetween(FIRST_DAY, datedebut) < days) return null;
  return { datedebut: addDays(datedebut, -days), datefin: addDays(datedebut, -1) };
}

/** How much a sum of francs has changed, in percent, a half away from 0; null where it was nothing before. */
export function variation(avant: number, maintenant: number): number | null {
  if (avant === 0) return null;
  const part = percentOf(Math.abs(maintenant - avant), avant);
  return maintenant < avant ? -part : part;
}
