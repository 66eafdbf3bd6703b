import { expect, it } from 'vitest';
import { formatBrief } from './briefDate';

it('formatBrief: this year goes without saying, for a day and for an instant', () => {
  expect(formatBrief('2026-11-05', 'fr', '2026-01-31')).toBe('05/11');
  expect(formatBrief('2026-11-05T23:59:00.000Z', 'en', '2026-12-31')).toBe('Nov 5 23:59');
  expect(formatBrief('2025-12-31', 'fr', '2026-01-01')).toBe('31/12/2025');
  expect(formatBrief('2025-12-31T08:05:00.000Z', 'fr', '2026-01-01')).toBe('31/12/2025 08:05');
  expect(() => formatBrief('2026-02-30', 'fr', '2026-01-01')).toThrow(RangeError);
});
