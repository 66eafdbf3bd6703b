import { describe, expect, it } from 'vitest';
import { readQuantity, stepFrom, stepOfKey } from './model';

const bounds = { min: 1, max: 1000 };

describe('readQuantity', () => {
  it.each([
    ['12', 12],
    [' 1 000 ', 1000],
    ['1\u202F000', 1000],
    ['007', 7],
    ['0', 0],
    ['', null],
    ['  ', null],
  ])('takes %j', (text, value) => expect(readQuantity(text, bounds)).toEqual({ ok: true, value }));

  it.each([
    ['1,5', 'decimales'],
    ['1.5', 'decimales'],
    ['12.', 'decimales'],
    ['douze', 'invalide'],
    ['-3', 'invalide'],
    ['1e3', 'invalide'],
    ['1001', 'trop_grand'],
    ['99999999999999999999', 'trop_grand'],
  ])('refuses %j: %s', (text, reason) => expect(readQuantity(text, bounds)).toEqual({ ok: false, reason }));
});

describe('stepFrom', () => {
  it.each([
    [null, 1, 1],
    [null, -1, 1],
    [5, 1, 6],
    [5, -10, 1],
    [995, 10, 1000],
    [0, -1, 1],
  ])('from %j by %d to %d', (value, by, next) => expect(stepFrom(value, by, bounds)).toBe(next));

  it('knows the keys of a spin button, and leaves the others to the text', () => {
    expect(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', '1'].map(stepOfKey)).toEqual([
      1,
      -1,
      10,
      -10,
      undefined,
      undefined,
    ]);
  });
});
