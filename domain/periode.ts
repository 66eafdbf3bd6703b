import { addDays, asSaid, formatDateLong, type Lang, midnightOf, ZONE } from './dates';
import { FIRST_DAY, isPlainDate } from './plainDate';

const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE } as const;
const FORMAT = { fr: new Intl.DateTimeFormat('fr-FR', LONG), en: new Intl.DateTimeFormat('en-US', LONG) };

const UNTIL = { fr: 'jusqu’au', en: 'until' } as const;

/** Browsers put different spaces around the dash of a range: ` – ` replaces them all. */
const DASH = /\s*[–-]\s*/u;

/** The days of a list or of a sum: plain dates, both ends included. */
export interface Periode {
  datedebut: string;
  datefin: string;
}

/** The periods: today, seven days, month, last month, quarter, year, everything, own dates (PRODUCT N). */
export const PERIODES = ['jour', 'semaine', 'mois', 'moisdernier', 'trimestre', 'annee', 'tout', 'choix'] as const;
export type NomPeriode = (typeof PERIODES)[number];

const WEEK = 7;
const QUARTER = 3;

/** Returns the first month of the quarter of a month, both `01` to `12`. */
function quarterOf(month: string): string {
  const first = Math.floor((Number(month) - 1) / QUARTER) * QUARTER + 1;
  return String(first).padStart(2, '0');
}

/** Returns the days of a period. Only the last month has ended: the others end today, later days have no figures. */
export function joursDe(periode: Exclude<NomPeriode, 'choix'>, today: string): Periode {
  const [year = '', month = ''] = today.split('-');
  const mois = `${year}-${month}-01`;
  const veille = addDays(mois, -1);
  if (periode === 'moisdernier') return { datedebut: `${veille.slice(0, 7)}-01`, datefin: veille };
  const first = {
    jour: today,
    semaine: addDays(today, 1 - WEEK),
    mois,
    trimestre: `${year}-${quarterOf(month)}-01`,
    annee: `${year}-01-01`,
    tout: FIRST_DAY,
  };
  return { datedebut: first[periode], datefin: today };
}

/**
 * Names the period of a list's days; an open end is ''. Without any day, or from the first day of business until today,
 * the name is `tout`.
 */
export function nomDe(jours: Periode, today: string): NomPeriode {
  const { datedebut, datefin } = { datedebut: jours.datedebut || FIRST_DAY, datefin: jours.datefin || today };
  const is = (periode: NomPeriode) => {
    if (periode === 'choix') return false;
    const of = joursDe(periode, today);
    return of.datedebut === datedebut && of.datefin === datefin;
  };
  return PERIODES.find(is) ?? 'choix';
}

/** Returns the user's own days; null while a date is missing or invalid, or when the end is before the beginning. */
export function joursChoisis({ datedebut, datefin }: Periode): Periode | null {
  if (!isPlainDate(datedebut) || !isPlainDate(datefin) || datefin < datedebut) return null;
  return { datedebut, datefin };
}

/**
 * Writes a range of plain dates in words: `1er – 20 novembre 2026`, `November 1 – 20, 2026` (PRODUCT 1.23). A single
 * day is written by `formatDateLong`. A range from the first day of business names only its end: `jusqu’au 20 novembre
 * 2026`. Throws RangeError on an invalid date.
 */
export function formatPeriode(datedebut: string, datefin: string, lang: Lang): string {
  const [first, last] = [formatDateLong(datedebut, lang), formatDateLong(datefin, lang)];
  if (datedebut === FIRST_DAY) return `${UNTIL[lang]} ${last}`;
  if (first === last) return first;
  const range = FORMAT[lang].formatRange(midnightOf(datedebut), midnightOf(datefin)).replace(DASH, ' – ');
  return asSaid(range, lang);
}

/** Whether a plain date lies in a period, both ends included; an undefined end is open. */
export function isInPeriode(
  day: string,
  { datedebut, datefin }: { datedebut?: string | undefined; datefin?: string | undefined },
): boolean {
  return (datedebut === undefined || day >= datedebut) && (datefin === undefined || day <= datefin);
}
