import type { Lang } from './dates';
import { isDayOfMonth } from './plainDate';

/** Why a text is no date: nothing is there, it cannot be read as one, or the calendar has no such day. */
export type DateTextRefusal = 'vide' | 'illisible' | 'inexistante';

/** A typed date as a plain date `YYYY-MM-DD`, `isWhole` once nothing more can follow; or why it is none. */
export type DateText = { ok: true; date: string; isWhole: boolean } | { ok: false; reason: DateTextRefusal };

interface DateTextContext {
  lang: Lang;
  /** The business day, `YYYY-MM-DD`: a date without a year is of this one. */
  today: string;
  /** The last day that may be meant: two digits of a year that lead beyond it are of the century before. */
  latest?: string | undefined;
}

/** Day, month and year without anything between them, as the keypad of a phone types them. */
const DIGITS = /^(\d\d)(\d\d)(\d\d|\d{4})?$/;
const SIGNS = /[\s/.,-]+/;

/** The numbers of a typed text in its order; null when it holds anything else. */
function numbersOf(text: string): string[] | null {
  const parts = text.trim().split(SIGNS).filter(Boolean);
  const together = parts.length === 1 ? DIGITS.exec(parts.join(''))?.slice(1).filter(Boolean) : parts;
  return together?.every((part) => /^\d+$/.test(part)) ? together : null;
}

/** The parts of a date, the year first, as they were typed; the year is '' where none was. Null when they are no date. */
function partsOf(text: string, lang: Lang): [string, string, string] | null {
  const [first = '', second = '', third = '', ...more] = numbersOf(text) ?? [];
  if (second === '' || more.length > 0) return null;
  const [year, month, day] =
    first.length === 4 ? [first, second, third] : lang === 'fr' ? [third, second, first] : [third, first, second];
  const isDate = [0, 2, 4].includes(year.length) && day !== '' && month.length <= 2 && day.length <= 2;
  return isDate ? [year, month, day] : null;
}

function yearOf(typed: string, rest: string, { today, latest }: DateTextContext): string {
  if (typed === '') return today.slice(0, 4);
  if (typed.length === 4) return typed;
  const year = `20${typed}`;
  return latest !== undefined && year + rest > latest ? `19${typed}` : year;
}

/**
 * A date as somebody types or pastes it: in the order of the language (`jj/mm/aaaa`, `mm/dd/yyyy`), with any of `/ - . ,`
 * or spaces between its parts or nothing at all, its year of four or two digits or none; `YYYY-MM-DD` is read in both
 * (DESIGN rule 19). What day and month would be the other way round is not guessed.
 */
export function parseDateText(text: string, context: DateTextContext): DateText {
  if (text.trim() === '') return { ok: false, reason: 'vide' };
  const parts = partsOf(text, context.lang);
  if (!parts) return { ok: false, reason: 'illisible' };
  const [typed, ...rest] = parts;
  const [month = '', day = ''] = rest.map((part) => part.padStart(2, '0'));
  const year = yearOf(typed, `-${month}-${day}`, context);
  if (!isDayOfMonth(Number(year), Number(month), Number(day))) return { ok: false, reason: 'inexistante' };
  return { ok: true, date: `${year}-${month}-${day}`, isWhole: typed.length === 4 };
}

/** A plain date as it is typed: `20/11/2026` or `11/20/2026`. What is no `YYYY-MM-DD` stays as it is. */
export function dateTextOf(date: string, lang: Lang): string {
  return date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, lang === 'fr' ? '$3/$2/$1' : '$2/$3/$1');
}
