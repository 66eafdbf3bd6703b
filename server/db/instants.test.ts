import { expect, it } from 'vitest';
import { instantOf } from './openDatabase';

it.each([
  ['2026-11-24 00:29:26+00', '2026-11-24T00:29:26.000Z'],
  ['2026-11-24 00:29:26.5+00', '2026-11-24T00:29:26.500Z'],
  ['2026-11-24 00:29:26.04+00', '2026-11-24T00:29:26.040Z'],
  ['2026-11-24 00:29:26.123999+00', '2026-11-24T00:29:26.123Z'],
  ['2026-11-24 00:29:26.123999+01', '2026-11-23T23:29:26.123Z'],
])('%s is an instant of the wire: to the millisecond, never rounded up', (text, instant) => {
  expect(instantOf(text)).toBe(instant);
  expect(new Date(text).toISOString()).toBe(instant);
});
