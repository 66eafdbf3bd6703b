import { addDays, addMonths, daysBetween, lastOfMonth } from './dates';
import { percentOf } from './money';
import { FIRST_DAY } from './plainDate';
import type { Count } from './units';

/**
 * What a period is compared with: the same number of days just before it, or the same days of the previous month,
 * quarter or year.
 */
export const COMPARAISONS = ['jours', 'mois', 'trimestre', 'annee'] as const;
export type Comparaison = (typeof COMPARAISONS)[number];

/** A range of plain dates, both ends included. */
interface Jours {
  datedebut: string;
  datefin: string;
}

const MONTHS = { mois: 1, trimestre: 3, annee: 12 } as const;

/**
 * The same day `count` months earlier. The last day of a month gives the last day of the other month, and so does a day
 * that the other month does not have.
 */
function monthsBefore(date: string, count: Count): string {
  const before = addMonths(date, -count);
  return date === lastOfMonth(date) ? lastOfMonth(before) : before;
}

const partsOf = (date: string) => date.split('-').map(Number) as [number, number, number];

/** The unit that these days fill completely: a month, a quarter or a year. */
function wholeOf({ datedebut, datefin }: Jours): keyof typeof MONTHS | undefined {
  const [[year, month, day], [lastYear, lastMonth]] = [partsOf(datedebut), partsOf(datefin)];
  if (day !== 1 || datefin !== lastOfMonth(datefin)) return undefined;
  const months = (lastYear - year) * 12 + lastMonth - month + 1;
  return (['mois', 'trimestre', 'annee'] as const).find(
    (name) => months === MONTHS[name] && (month - 1) % months === 0,
  );
}

/**
 * Returns the days with which a period is compared, or null when they would begin before the first day of business
 * (PRODUCT N). `mois`, `trimestre` and `annee` give the same days of the previous month, quarter or year; `jours` gives
 * the same number of days just before. A whole month, quarter or year always gives the whole previous one. Throws
 * RangeError on an invalid date.
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

/** The change between two sums of francs in percent, rounded half away from 0; null when the earlier sum is 0. */
export function variation(avant: number, maintenant: number): number | null {
  if (avant === 0) return null;
  const part = percentOf(Math.abs(maintenant - avant), avant);
  return maintenant < avant ? -part : part;
}
