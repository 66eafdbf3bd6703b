import { COMPARAISONS } from '@comptoir/domain/comparaison';
import { addDays, daysBetween } from '@comptoir/domain/dates';
import type { PasFlux } from '@comptoir/domain/flux';
import { isPlainDate } from '@comptoir/domain/plainDate';

/** The periods: today, seven days, month, quarter, year, own dates (PRODUCT N). */
export const PERIODES = ['jour', 'semaine', 'mois', 'trimestre', 'annee', 'choix'] as const;
export type Periode = (typeof PERIODES)[number];

/** Plain dates, both included. */
export interface Jours {
  datedebut: string;
  datefin: string;
}

const WEEK = 7;
const QUARTER = 3;

/**
 * Longest periods that are drawn by days, and by weeks; longer ones are drawn by months. A chart shows so many bars
 * well.
 */
const MAX_DAYS = 31;
const MAX_DAYS_OF_WEEKS = 26 * WEEK;

/** Returns the first month of the quarter of a month, both `01` to `12`. */
function quarterOf(month: string): string {
  const first = Math.floor((Number(month) - 1) / QUARTER) * QUARTER + 1;
  return String(first).padStart(2, '0');
}

/** Returns the days of a period that ends today, because later days have no figures yet. */
export function joursDe(periode: Exclude<Periode, 'choix'>, today: string): Jours {
  const [year = '', month = ''] = today.split('-');
  const first = {
    jour: today,
    semaine: addDays(today, 1 - WEEK),
    mois: `${year}-${month}-01`,
    trimestre: `${year}-${quarterOf(month)}-01`,
    annee: `${year}-01-01`,
  };
  return { datedebut: first[periode], datefin: today };
}

/** Returns the user's own days; null while a date is missing or invalid, or when the end is before the beginning. */
export function joursChoisis({ datedebut, datefin }: Jours): Jours | null {
  if (!isPlainDate(datedebut) || !isPlainDate(datefin) || datefin < datedebut) return null;
  return { datedebut, datefin };
}

/** Returns the step, day, week or month, in which a chart shows these days well. */
export function pasDe({ datedebut, datefin }: Jours): PasFlux {
  const days = daysBetween(datedebut, datefin) + 1;
  if (days <= MAX_DAYS) return 'jour';
  return days <= MAX_DAYS_OF_WEEKS ? 'semaine' : 'mois';
}

/** Returns the query of a period's figures; all callers use it, so that they share one read. */
export const figuresOf = (periode: Periode, jours: Jours) => ({
  query: { ...jours, pas: pasDe(jours), comparer: COMPARAISONS.find((name) => name === periode) ?? 'jours' },
});
