import dayjs from 'dayjs';
import { formatDateLong, type Lang, ZONE } from './dates';

const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE } as const;
const FORMAT = { fr: new Intl.DateTimeFormat('fr-FR', LONG), en: new Intl.DateTimeFormat('en-US', LONG) };

/** Midnight of a plain date in Abidjan, which is at UTC+0 all year. */
const instantOf = (date: string) => dayjs.utc(date).valueOf();

/** Narrow and thin spaces around the dash differ between browsers: one look. */
const DASH = /\s*[–-]\s*/u;

/**
 * The days from one plain date to another as words: `1 – 20 novembre 2026`, `November 1 – 20, 2026`; one day alone as
 * `formatDateLong` says it (PRODUCT 1.23). Throws RangeError on a date that is none.
 */
export function formatPeriode(datedebut: string, datefin: string, lang: Lang): string {
  const [first, last] = [formatDateLong(datedebut, lang), formatDateLong(datefin, lang)];
  if (first === last) return first;
  return FORMAT[lang].formatRange(instantOf(datedebut), instantOf(datefin)).replace(DASH, ' – ');
}

/** Whether a plain date is one of the days of a period, both included; either end may be open. */
export function isInPeriode(
  day: string,
  { datedebut, datefin }: { datedebut?: string | undefined; datefin?: string | undefined },
): boolean {
  return (datedebut === undefined || day >= datedebut) && (datefin === undefined || day <= datefin);
}
