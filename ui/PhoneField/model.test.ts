import { TELEPHONE } from '@comptoir/domain/telephone';
import { describe, expect, it } from 'vitest';
import { caretPastSpace, fitsFormat, pastedDigits } from './model';

describe('fits (spec § 9, DESIGN rule 18)', () => {
  it('takes ten digits, and more only behind a prefix', () => {
    expect(['', '0708091011', '07080910111'].map((digits) => fitsFormat(digits, TELEPHONE))).toEqual([
      true,
      true,
      false,
    ]);
    expect(
      ['2250708091011', '22507080910111', '002250708091011'].map((digits) => fitsFormat(digits, TELEPHONE)),
    ).toEqual([true, false, true]);
  });
});

it('caretPastSpace: Backspace and Delete never stop at a space', () => {
  expect(caretPastSpace('07 08', 3, 'Backspace')).toBe(2);
  expect(caretPastSpace('07 08', 2, 'Delete')).toBe(3);
  expect(caretPastSpace('07 08', 2, 'Backspace')).toBe(2);
  expect(caretPastSpace('07 08', 3, '1')).toBe(3);
});

describe('pastedDigits (DESIGN rule 18)', () => {
  it.each(['+225 07 08 09 10 11', '00225 0708091011', '2250708091011', '(+225) 07-08-09-10-11', '0708091011'])(
    'understands %s',
    (text) => {
      expect(pastedDigits(text, TELEPHONE)).toBe('0708091011');
    },
  );

  it('refuses what is too long rather than cut it', () => {
    expect(pastedDigits('070809101112', TELEPHONE)).toBeNull();
  });
});
