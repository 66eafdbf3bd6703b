import { addDays, daysBetween } from './dates';

/** Whole working days that may pass before a closing is late. */
const DELAI = 2;

/** A Saturday from which weeks are counted. */
const SAMEDI = '2000-01-01';

/** Monday to Friday. */
const isWorkingDay = (date: string): boolean => daysBetween(SAMEDI, date) % 7 >= 2;

/**
 * Returns whether more than two working days have passed between the last closed day and today, both plain dates; today
 * itself has not passed (ADR 0033). Throws RangeError on an invalid date.
 */
export function isArreteEnRetard(arretele: string, today: string): boolean {
  let passed = 0;
  for (let date = addDays(arretele, 1); date < today && passed <= DELAI; date = addDays(date, 1)) {
    if (isWorkingDay(date)) passed += 1;
  }
  return passed > DELAI;
}

/**
 * Returns the latest last closed day that is late today, both plain dates: a register closed up to it or earlier is
 * late (`isArreteEnRetard`). Lists of late registers compare with it. Throws RangeError on an invalid date.
 */
export function dernierArreteEnRetard(today: string): string {
  let arretele = addDays(today, -1);
  while (!isArreteEnRetard(arretele, today)) arretele = addDays(arretele, -1);
  return arretele;
}
