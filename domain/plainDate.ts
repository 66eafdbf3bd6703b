const FIRST_BUSINESS_YEAR = 2000;
/** The earliest year of a birth date. */
const MIN_YEAR = 1900;
const MAX_YEAR = 2100;

/** The first and the last day of business, `YYYY-MM-DD` (CONTRACT "Types", RELIABILITY F42). */
export const FIRST_DAY = `${FIRST_BUSINESS_YEAR}-01-01`;
export const LAST_DAY = `${MAX_YEAR}-12-31`;

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysOf = (year: number, month: number) => {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** Whether the calendar has this day. All three are whole numbers; January is 1. */
export const isDayOfMonth = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);

/** Whether `text` is a real calendar day written `YYYY-MM-DD`, from 1900 to 2100; it may be a birth date. */
export function isCalendarDay(text: unknown): text is string {
  const parts = typeof text === 'string' && /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  return year >= MIN_YEAR && year <= MAX_YEAR && isDayOfMonth(year, month, day);
}

/** Whether `text` is a day of business, from 2000 to 2100 (CONTRACT "Types", RELIABILITY F42). */
export function isPlainDate(text: unknown): text is string {
  return isCalendarDay(text) && Number(text.slice(0, 4)) >= FIRST_BUSINESS_YEAR;
}

/** Whether a range of plain dates ends before it begins; '' is an open end (spec § 7 Orders: datedebut, datefin). */
export const isInverse = (from: string, to: string): boolean => from !== '' && to !== '' && to < from;
