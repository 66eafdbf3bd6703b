import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates';
import { dateTextOf, parseDateText } from './dateText';

const today = '2026-11-20';
const read = (text: string, lang: 'fr' | 'en' = 'fr', latest?: string) => {
  const parsed = parseDateText(text, { lang, today, latest });
  return parsed.ok ? parsed.date : parsed.reason;
};

describe('a date as somebody types it (DESIGN rule 19)', () => {
  it.each([
    ['03/11/2026', '2026-11-03'],
    ['3/11/2026', '2026-11-03'],
    ['03112026', '2026-11-03'],
    ['031126', '2026-11-03'],
    ['0311', '2026-11-03'],
    ['3/11', '2026-11-03'],
    ['3/11/26', '2026-11-03'],
    ['3-11-2026', '2026-11-03'],
    ['3.11.2026', '2026-11-03'],
    ['3,11,2026', '2026-11-03'],
    ['3/11/', '2026-11-03'],
    [' 3 11 2026 ', '2026-11-03'],
    ['3 / 11 / 2026', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
    ['2026/11/3', '2026-11-03'],
    ['29/02/2028', '2028-02-29'],
    ['31/12/1999', '1999-12-31'],
  ])('French: %j is %s', (text, date) => expect(read(text)).toBe(date));

  it.each([
    ['11/03/2026', '2026-11-03'],
    ['11032026', '2026-11-03'],
    ['11/3', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
  ])('English: %j is %s', (text, date) => expect(read(text, 'en')).toBe(date));

  it.each(['', '   ', '\u00a0'])('%j is nothing', (text) => expect(read(text)).toBe('vide'));

  it.each([
    'x',
    '3',
    '31',
    '3/',
    '311',
    '31120',
    '3112026',
    '3/11/202',
    '3/11/20266',
    '3/11/2026/1',
    '2026-11',
    '20 novembre 2026',
    '3/novembre/2026',
    '2026-11-03T10:00',
    '-',
    '003/11/2026',
    '٣/١١/٢٠٢٦',
  ])('%j cannot be read', (text) => expect(read(text)).toBe('illisible'));

  it.each(['31/02/2026', '29/02/2027', '0/11/2026', '12/13/2026', '32/1', '3102', '2026-13-01'])(
    '%j is no day of the calendar',
    (text) => expect(read(text)).toBe('inexistante'),
  );

  it('day and month are never guessed the other way round', () => {
    expect(read('11/20/2026')).toBe('inexistante');
    expect(read('20/11/2026', 'en')).toBe('inexistante');
  });

  it('two digits of a year that cannot be meant are of the century before', () => {
    expect(read('29/02/64', 'fr', today)).toBe('1964-02-29');
    expect(read('20/11/26', 'fr', today)).toBe('2026-11-20');
    expect(read('21/11/26', 'fr', today)).toBe('1926-11-21');
  });

  it('is whole once its year has four digits', () => {
    const isWhole = (text: string) => {
      const parsed = parseDateText(text, { lang: 'fr', today });
      return parsed.ok && parsed.isWhole;
    };
    expect(['3/11', '3/11/20', '031120'].some(isWhole)).toBe(false);
    expect(['3/11/2026', '03112026', '2026-11-03'].every(isWhole)).toBe(true);
  });

  it('what a field shows is read as it was meant, in both languages', () => {
    const days = fc.integer({ min: 0, max: 36_889 }).map((n) => addDays('2000-01-01', n));
    fc.assert(
      fc.property(days, fc.constantFrom('fr' as const, 'en' as const), (date, lang) => {
        const shown = dateTextOf(date, lang);
        expect([read(shown, lang), read(shown.replaceAll('/', ''), lang), read(date, lang)]).toEqual([
          date,
          date,
          date,
        ]);
      }),
    );
  });
});

it('what is no date is shown as it was typed', () => {
  expect(['2026-11-20', '31/02', ''].map((value) => dateTextOf(value, 'fr'))).toEqual(['20/11/2026', '31/02', '']);
  expect(dateTextOf('2026-11-20', 'en')).toBe('11/20/2026');
});
