import { addDays, addMonths, daysBetween, lastOfMonth } from './dates';
import { percentOf } from './money';
import { FIRST_DAY } from './plainDate';
import type { Count } from './units';

/** A range of plain dates, both ends included. */
interface Jours {
  datedebut: string;
  datefin: string;
}

/**
 * The same day `count` months earlier. The last day of a month gives the last day of the other month, and so does a day
 * that the other month does not have.
 */
function monthsBefore(date: string, count: Count): string {
  const before = addMonths(date, -count);
  return date === lastOfMonth(date) ? lastOfMonth(before) : before;
}

const partsOf = (date: string) => date.split('-').map(Number) as [number, number, number];

/** The months of a calendar month, quarter and year. */
const UNITS: readonly Count[] = [1, 3, 12];

/** The months of the shortest unit that begins with these days and holds them; otherwise the months that they touch. */
function monthsOf({ datedebut, datefin }: Jours): Count {
  const [[year, month], [lastYear, lastMonth]] = [partsOf(datedebut), partsOf(datefin)];
  const touched = (lastYear - year) * 12 + lastMonth - month + 1;
  return UNITS.find((months) => touched <= months && (month - 1) % months === 0) ?? touched;
}

/**
 * Returns the days with which a period is compared, or null when they would begin before the first day of business
 * (PRODUCT N). The days alone decide, whatever the period is called. Days from the first of a month are compared with
 * the same days of the month, quarter or year before, the shortest that holds them, otherwise with those as many months
 * before as they touch. Other days are compared with the same number of days just before them. Throws RangeError on an
 * invalid date.
 */
export function periodeAvant(jours: Jours): Jours | null {
  const { datedebut, datefin } = jours;
  if (datedebut.endsWith('-01')) {
    const months = monthsOf(jours);
    const avant = { datedebut: monthsBefore(datedebut, months), datefin: monthsBefore(datefin, months) };
    return avant.datedebut < FIRST_DAY ? null : avant;
  }
  const days = daysBetween(datedebut, datefin) + 1;
  if (daysBetween(FIRST_DAY, datedebut) < days) return null;
  return { datedebut: addDays(datedebut, -days), datefin: addDays(datedebut, -1) };
}

/** The change between two sums of francs in percent, rounded half away from 0; null when the earlier sum is 0. */
export function variation(avant: number, maintenant: number): number | null {
  if (avant === 0) return null;
  const part = percentOf(Math.abs(maintenant - avant), avant);
  return maintenant < avant ? -part : part;
}
