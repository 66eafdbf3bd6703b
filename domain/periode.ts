import { asSaid, formatDateLong, type Lang, midnightOf, ZONE } from './dates';

const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE } as const;
const FORMAT = { fr: new Intl.DateTimeFormat('fr-FR', LONG), en: new Intl.DateTimeFormat('en-US', LONG) };

/** Browsers put different narrow and thin spaces around the dash: ` – ` replaces them all. */
const DASH = /\s*[–-]\s*/u;

/** The days of a list or of a sum: plain dates, both ends included. */
export interface Periode {
  datedebut: string;
  datefin: string;
}

/**
 * A range of plain dates in words: `1er – 20 novembre 2026`, `November 1 – 20, 2026`; a single day as `formatDateLong`
 * writes it (PRODUCT 1.23). Throws RangeError on an invalid date.
 */
export function formatPeriode(datedebut: string, datefin: string, lang: Lang): string {
  const [first, last] = [formatDateLong(datedebut, lang), formatDateLong(datefin, lang)];
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
