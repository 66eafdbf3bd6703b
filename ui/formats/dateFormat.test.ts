import { expect, it } from 'vitest';
import { dateFormat } from './dateFormat';

it.each([
  ['en-GB', 'dd/mm/yyyy', '20/11/2026', '20 November 2026', '4/3/26'],
  ['en-US', 'mm/dd/yyyy', '11/20/2026', 'November 20, 2026', '3/4/26'],
  ['de-DE', 'dd.mm.yyyy', '20.11.2026', '20. November 2026', '4.3.26'],
  ['sv-SE', 'yyyy-mm-dd', '2026-11-20', '20 november 2026', '2026-3-4'],
])('%s types a day as %s', (locale, pattern, text, long, fourthOfMarch) => {
  const dates = dateFormat({ locale });
  const context = { today: '2026-11-20' };
  expect(dates.pattern).toBe(pattern);
  expect([dates.text('2026-11-20'), dates.text('31/02'), dates.long('2026-11-20')]).toEqual([text, '31/02', long]);
  expect(dates.read(text, context)).toEqual({ ok: true, date: '2026-11-20', isWhole: true });
  expect(dates.read(fourthOfMarch, context)).toMatchObject({ ok: true, date: '2026-03-04' });
});
