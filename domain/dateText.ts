import type { Lang } from './dates';
import { isDayOfMonth } from './plainDate';

/** Why a text is not a date: it is empty, it cannot be read as a date, or the calendar has no such day. */
export type DateTextRefusal = 'vide' | 'illisible' | 'inexistante';

/**
 * The result of reading a typed date: a plain date `YYYY-MM-DD`, or the reason why there is none. `isWhole` is true
 * when the year has four digits, so that nothing more can follow.
 */
export type DateText = { ok: true; date: string; isWhole: boolean } | { ok: false; reason: DateTextRefusal };

interface DateTextContext {
  lang: Lang;
  /** The business day, `YYYY-MM-DD`. A date without a year gets the year of this day. */
  today: string;
  /** The last day that the text can mean, `YYYY-MM-DD`. A year of two digits beyond it is one of the 1900s. */
  latest?: string | undefined;
}

/** Day, month and year without separators, as people type them on the keypad of a phone. */
const DIGITS = /^(\d\d)(\d\d)(\d\d|\d{4})?$/;
const SIGNS = /[\s/.,-]+/;

/** The numbers of a typed text, in order; null when it holds anything else. */
function numbersOf(text: string): string[] | null {
  const parts = text.trim().split(SIGNS).filter(Boolean);
  const together = parts.length === 1 ? DIGITS.exec(parts.join(''))?.slice(1).filter(Boolean) : parts;
  return together?.every((part) => /^\d+$/.test(part)) ? together : null;
}

/**
 * The typed year, month and day, in this order; the year is '' when none was typed. Null when the text is not a date.
 */
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
 * Reads a date that somebody types or pastes (DESIGN rule 19). Its parts are in the order of the language
 * (`jj/mm/aaaa`, `mm/dd/yyyy`), separated by `/ - . ,`, spaces or nothing; the year has four or two digits or is
 * absent. `YYYY-MM-DD` is read in both languages. A month above 12 is refused: day and month are never swapped.
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

/** Writes a plain date as people type it: `20/11/2026` or `11/20/2026`. Returns any other text unchanged. */
export function dateTextOf(date: string, lang: Lang): string {
  return date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, lang === 'fr' ? '$3/$2/$1' : '$2/$3/$1');
}
