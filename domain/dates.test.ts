import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  earlierOf,
  formatDateLong,
  formatDateShort,
  formatDay,
  formatInstant,
  formatMonth,
  isFuture,
  todayInAbidjan,
} from './dates';
import { isCalendarDay, isInverse, isPlainDate } from './plainDate';

// 2026-11-21T00:00:00Z.
const MIDNIGHT = 1_795_219_200_000;

const days = fc.integer({ min: 0, max: 36_889 });
const dates = days.map((n) => addDays('2000-01-01', n));

describe('isPlainDate (CONTRACT "Types")', () => {
  it.each(['2000-01-01', '2100-12-31', '2026-11-20', '2028-02-29'])('accepts %s', (d) =>
    expect(isPlainDate(d)).toBe(true),
  );
  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '1999-12-31',
    '2101-01-01',
    '0000-01-01',
    '12026-01-01',
    '2026-1-2',
    '20/11/2026',
    '2026-11-20T00:00:00Z',
    '2026-11-20\n',
    'infinity',
    'today',
    '',
    null,
    20_261_120,
  ])('refuses %j (RELIABILITY F42)', (d) => expect(isPlainDate(d)).toBe(false));
  it('accepts every day of the range', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(isPlainDate(date)).toBe(true);
      }),
    );
  });
});

describe('todayInAbidjan (PRODUCT 1.11, RELIABILITY F39)', () => {
  it.each([
    ['a millisecond before midnight', MIDNIGHT - 1, '2026-11-20'],
    ['midnight', MIDNIGHT, '2026-11-21'],
    ['the middle of July', 1_782_907_200_000, '2026-07-01'],
  ])('at %s', (_, nowMs, today) => expect(todayInAbidjan(nowMs)).toBe(today));
});

describe('calendar arithmetic (PRODUCT 1.11: never shifted in any time zone)', () => {
  it('tells what lies after today (spec § 5)', () => {
    expect(isFuture('2026-11-21', '2026-11-20')).toBe(true);
    expect(isFuture('2026-11-20', '2026-11-20')).toBe(false);
    expect(isFuture('2026-11-19', '2026-11-20')).toBe(false);
  });
  it('crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-11-20', '2026-12-20')).toBe(30);
    expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
  });
  it('adds what it counts', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b);
        expect(isFuture(b, a)).toBe(daysBetween(a, b) > 0);
      }),
    );
  });
  it.each(['2026-02-30', '', 'today'])('refuses %j', (bad) => {
    expect(() => addDays(bad, 1)).toThrow(RangeError);
    expect(() => daysBetween('2026-11-20', bad)).toThrow(RangeError);
    expect(() => isFuture('2026-11-20', bad)).toThrow(RangeError);
    expect(() => formatDateLong(bad, 'fr')).toThrow(RangeError);
    expect(() => formatDateShort(bad, 'fr')).toThrow(RangeError);
  });
});

describe('a day to be born on (spec § 3 User)', () => {
  it.each([
    ['1900-01-01', '1er janvier 1900', 'January 1, 1900', '01/01/1900'],
    ['1964-02-29', '29 février 1964', 'February 29, 1964', '29/02/1964'],
  ])('%s is none of business, and is written as it is', (date, fr, en, short) => {
    expect([isPlainDate(date), isCalendarDay(date)]).toEqual([false, true]);
    expect([formatDateLong(date, 'fr'), formatDateLong(date, 'en')]).toEqual([fr, en]);
    expect(formatDateShort(date, 'fr')).toBe(short);
  });
  it.each(['1899-12-31', '1963-02-29', '2101-01-01'])('%s is none', (date) => expect(isCalendarDay(date)).toBe(false));
});

describe('isInverse (spec § 7 Orders)', () => {
  it.each([
    ['2026-11-20', '2026-11-19', true],
    ['2026-11-20', '2026-11-20', false],
    ['2026-11-20', '', false],
    ['', '2026-11-19', false],
  ])('from %o to %o: %s', (from, to, expected) => expect(isInverse(from, to)).toBe(expected));
});

describe('dates as staff read them (PRODUCT 1.23)', () => {
  it.each([
    ['2026-11-20', '20 novembre 2026', 'November 20, 2026', '20/11/2026', 'Nov 20, 2026'],
    ['2026-08-01', '1er août 2026', 'August 1, 2026', '01/08/2026', 'Aug 1, 2026'],
  ])('%s', (date, longFr, longEn, shortFr, shortEn) => {
    expect(formatDateLong(date, 'fr')).toBe(longFr);
    expect(formatDateLong(date, 'en')).toBe(longEn);
    expect(formatDateShort(date, 'fr')).toBe(shortFr);
    expect(formatDateShort(date, 'en')).toBe(shortEn);
  });
  it('show instants in Abidjan time', () => {
    expect(formatInstant('2026-11-20T00:05:59.000Z', 'fr')).toBe('20/11/2026 00:05');
    expect(formatInstant('2026-11-20T23:05:00Z', 'en')).toBe('Nov 20, 2026 23:05');
    expect(() => formatInstant('hier', 'fr')).toThrow(RangeError);
  });
});

it('PRODUCT N, 1.23: names a month and a day in both languages, in any zone', () => {
  expect(formatMonth('2026-11-01', 'fr')).toBe('novembre 2026');
  expect(formatMonth('2026-11-30', 'en')).toBe('November 2026');
  expect(formatDay('2026-11-05', 'fr')).toBe('05/11');
  expect(formatDay('2026-11-05', 'en')).toBe('Nov 5');
  expect(() => formatDay('2026-02-30', 'fr')).toThrow(RangeError);
});

describe('the earlier of two days (ADR 0031)', () => {
  it.each([
    ['2026-11-21', '2026-11-22', '2026-11-21'],
    ['2026-12-01', '2026-11-30', '2026-11-30'],
    ['2026-11-21', '2026-11-21', '2026-11-21'],
  ])('%s, %s: %s', (one, other, earlier) => expect(earlierOf(one, other)).toBe(earlier));
});
