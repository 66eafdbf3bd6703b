import { COMPARAISONS } from '@comptoir/domain/comparaison';
import { addDays, daysBetween } from '@comptoir/domain/dates';
import type { PasFlux } from '@comptoir/domain/flux';
import { isPlainDate } from '@comptoir/domain/plainDate';

/** Today, seven days, month, quarter, year, one's own (PRODUCT N). */
export const PERIODES = ['jour', 'semaine', 'mois', 'trimestre', 'annee', 'choix'] as const;
export type Periode = (typeof PERIODES)[number];

/** Plain dates, both included. */
export interface Jours {
  datedebut: string;
  datefin: string;
}

const WEEK = 7;
const QUARTER = 3;

/** Days, then weeks, then months: as many bars as a chart shows well. */
const MAX_DAYS = 31;
const MAX_DAYS_OF_WEEKS = 26 * WEEK;

/** The first month of the quarter of a month, `01` to `12`. */
function quarterOf(month: string): string {
  const first = Math.floor((Number(month) - 1) / QUARTER) * QUARTER + 1;
  return String(first).padStart(2, '0');
}

/** The days of a period that ends today: what has not come yet has no figures. */
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

/** One's own days; null while one is missing, is no date or the end is before the beginning. */
export function joursChoisis({ datedebut, datefin }: Jours): Jours | null {
  if (!isPlainDate(datedebut) || !isPlainDate(datefin) || datefin < datedebut) return null;
  return { datedebut, datefin };
}

/** The step that draws these days well. */
export function pasDe({ datedebut, datefin }: Jours): PasFlux {
  const days = daysBetween(datedebut, datefin) + 1;
  if (days <= MAX_DAYS) return 'jour';
  return days <= MAX_DAYS_OF_WEEKS ? 'semaine' : 'mois';
}

/** How the figures of a period are asked for: one read, wherever it is asked from. */
export const figuresOf = (periode: Periode, jours: Jours) => ({
  query: { ...jours, pas: pasDe(jours), comparer: COMPARAISONS.find((name) => name === periode) ?? 'jours' },
});
