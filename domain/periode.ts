import { asSaid, formatDateLong, type Lang, midnightOf, ZONE } from './dates';

const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE } as const;
const FORMAT = { fr: new Intl.DateTimeFormat('fr-FR', LONG), en: new Intl.DateTimeFormat('en-US', LONG) };

/** Narrow and thin spaces around the dash differ between browsers: one look. */
const DASH = /\s*[–-]\s*/u;

/** Days of a list or of a sum, both included; plain dates. */
export interface Periode {
  datedebut: string;
  datefin: string;
}

/**
 * The days from one plain date to another as words: `1er – 20 novembre 2026`, `November 1 – 20, 2026`; one day alone as
 * `formatDateLong` says it (PRODUCT 1.23). Throws RangeError on a date that is none.
 */
export function formatPeriode(datedebut: string, datefin: string, lang: Lang): string {
  const [first, last] = [formatDateLong(datedebut, lang), formatDateLong(datefin, lang)];
  if (first === last) return first;
  const range = FORMAT[lang].formatRange(midnightOf(datedebut), midnightOf(datefin)).replace(DASH, ' – ');
  return asSaid(range, lang);
}

/** Whether a plain date is one of the days of a period, both included; either end may be open. */
export function isInPeriode(
  day: string,
  { datedebut, datefin }: { datedebut?: string | undefined; datefin?: string | undefined },
): boolean {
  return (datedebut === undefined || day >= datedebut) && (datefin === undefined || day <= datefin);
}
