import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, formatTelephone, isTelephone, whatsappUrl } from './telephone';

const tels = fc
  .tuple(fc.constantFrom('01', '05', '07', '21', '25', '27'), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([operator, rest]) => operator + String(rest).padStart(8, '0'));

describe('digitsOf (spec § 2 Clients, PRODUCT 1.25)', () => {
  it.each([
    ['01 02 03 04 05', '0102030405'],
    ['+225 01 02 03 04 05', '0102030405'],
    ['(+225) 0102030405', '0102030405'],
    ['00225-01-02-03-04-05', '0102030405'],
    ['2250102030405', '0102030405'],
    ['+225 01', '01'],
    ['2250102030', '2250102030'],
    ['2345678901234', '2345678901234'],
    ['tél. 07.08', '0708'],
    ['', ''],
  ])('of %j is %j', (text, digits) => expect(digitsOf(text)).toBe(digits));
});

describe('isTelephone (spec § 5 Client)', () => {
  it.each([
    ['0102030405', true],
    ['010203040', false],
    ['01020304050', false],
    ['01 02 03 04 05', false],
    ['010203040a', false],
    ['0102030405\n', false],
    ['٠١٠٢٠٣٠٤٠٥', false],
  ])('%j: %s', (tel, expected) => expect(isTelephone(tel)).toBe(expected));
});

describe('formatTelephone (spec § 9 mask 00 00 00 00 00)', () => {
  it.each([
    ['0102030405', '01 02 03 04 05'],
    ['01020', '01 02 0'],
    ['', ''],
  ])('%j is %j', (tel, shown) => expect(formatTelephone(tel)).toBe(shown));
  it('is read back by digitsOf, with or without the prefix', () => {
    fc.assert(
      fc.property(tels, fc.constantFrom('', '+225 ', '(+225)', '00225', '225'), (tel, prefix) => {
        expect(digitsOf(prefix + formatTelephone(tel))).toBe(tel);
      }),
    );
  });
});

describe('whatsappUrl (PRODUCT 1.25)', () => {
  it('is 225 and the ten digits', () => {
    expect(whatsappUrl('01 02 03 04 05')).toBe('https://wa.me/2250102030405');
    expect(whatsappUrl('0102030405', 'Bonjour Awa & fils ?')).toBe(
      'https://wa.me/2250102030405?text=Bonjour%20Awa%20%26%20fils%20%3F',
    );
  });
  it.each(['', '0102', 'javascript:alert(1)', '0102030405/../x1'])('refuses %j (RELIABILITY F79)', (tel) => {
    expect(whatsappUrl(tel)).toBeNull();
  });
});
