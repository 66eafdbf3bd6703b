import { describe, expect, it } from 'vitest';
import { pastedDigits, typedDigits } from './model';

describe('typedDigits (spec § 2 Clients, § 9; DESIGN rule 18)', () => {
  it('keeps ten digits and drops the rest', () => {
    expect(typedDigits('07-08.09 10 11 12')).toBe('0708091011');
    expect(typedDigits('abc')).toBe('');
  });

  it('lets the prefix be typed by hand, then drops it', () => {
    expect(typedDigits('225070809')).toBe('225070809');
    expect(typedDigits('2250708091011')).toBe('0708091011');
    expect(typedDigits('00225070809101')).toBe('070809101');
  });
});

describe('pastedDigits (DESIGN rule 18)', () => {
  it.each(['+225 07 08 09 10 11', '00225 0708091011', '2250708091011', '(+225) 07-08-09-10-11', '0708091011'])(
    'understands %s',
    (text) => {
      expect(pastedDigits(text)).toBe('0708091011');
    },
  );

  it('refuses what is too long rather than cut it', () => {
    expect(pastedDigits('070809101112')).toBeNull();
  });
});
