import { addDays, midnightOf } from '@comptoir/domain/dates';

/** Whole working days that may pass before a closing is late. */
const DELAI = 2;

/** Monday to Friday. */
function isWorkingDay(date: string): boolean {
  const day = new Date(midnightOf(date)).getUTCDay();
  return day !== 0 && day !== 6;
}

/**
 * Tells whether more than two working days have passed between the last closed day and today, both `YYYY-MM-DD`; today
 * itself has not passed.
 */
export function isEnRetard(arretele: string, today: string): boolean {
  let passed = 0;
  for (let date = addDays(arretele, 1); date < today && passed <= DELAI; date = addDays(date, 1)) {
    if (isWorkingDay(date)) passed += 1;
  }
  return passed > DELAI;
}
