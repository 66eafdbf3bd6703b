import { describe, expect, it } from 'vitest';
import { moneyFormat } from './moneyFormat';

const euros = moneyFormat({ currency: 'EUR', locale: 'en-IE' });
const german = moneyFormat({ currency: 'EUR', locale: 'de-DE' });
const yen = moneyFormat({ currency: 'JPY', locale: 'en-GB' });
const dinars = moneyFormat({ currency: 'KWD', locale: 'en-GB' });

describe('amounts are whole numbers of the smallest unit', () => {
  it.each([
    [euros, 0, '€0.00'],
    [euros, 5, '€0.05'],
    [euros, 1250, '€12.50'],
    [euros, 123_456_789, '€1,234,567.89'],
    [euros, -1250, '−€12.50'],
    [euros, 999_999_999_999_999, '€9,999,999,999,999.99'],
    [german, 123_456_789, '1.234.567,89\u00a0€'],
    [yen, 1250, 'JP¥1,250'],
    [dinars, 1250, 'KWD\u00a01.250'],
  ])('%# writes %d', ({ amount }, value, text) => expect(amount(value)).toBe(text));

  it('says what stands around an input, and gives an idea of an amount', () => {
    expect(euros).toMatchObject({ currency: '€', isCurrencyFirst: true, decimals: { digits: 2, sign: '.' } });
    expect(german).toMatchObject({ currency: '€', isCurrencyFirst: false, decimals: { digits: 2, sign: ',' } });
    expect(yen.decimals).toBeUndefined();
    expect([euros.brief(-150_000_000), euros.brief(50), euros.number(12_500)]).toEqual(['1.5M', '0.5', '12,500']);
    expect(() => euros.amount(12.5)).toThrow(RangeError);
  });
});

describe('a text is read as an amount, or refused', () => {
  it.each([
    ['0', 0],
    ['0.05', 5],
    ['12.50', 1250],
    ['12,50', 1250],
    ['12,5', 1250],
    ['€12.50', 1250],
    ['12.50 EUR', 1250],
    ['1.234,56 €', 123_456],
    ['1,234.56', 123_456],
    ['1 234 567,89', 123_456_789],
    ['1’234.50', 123_450],
    ['12,500', 1_250_000],
    ['1.234.567', 123_456_700],
  ])('takes %j', (text, montant) => expect(euros.read(text)).toEqual({ ok: true, montant }));

  it.each([
    ['', 'vide'],
    ['€', 'vide'],
    ['12.500', 'ambigu'],
    ['1,2345,6', 'ambigu'],
    ['1,23,456', 'ambigu'],
    ['12.5678', 'decimales'],
    ['1.234,567', 'decimales'],
    ['twelve', 'invalide'],
    ['-12.50', 'invalide'],
    ['$12.50', 'invalide'],
    ['1e3', 'invalide'],
    ['12.', 'invalide'],
    ['0708091011', 'invalide'],
    ['10000000000000', 'trop_grand'],
    ['9'.repeat(30), 'trop_grand'],
  ])('refuses %j: %s', (text, reason) => expect(euros.read(text)).toEqual({ ok: false, reason }));

  it('the locale says which sign is that of decimals', () => {
    expect(german.read('12,500')).toEqual({ ok: false, reason: 'ambigu' });
    expect(german.read('12.500')).toEqual({ ok: true, montant: 1_250_000 });
    expect(dinars.read('12.500')).toEqual({ ok: true, montant: 12_500 });
    expect(yen.read('12.500')).toEqual({ ok: true, montant: 12_500 });
    expect(yen.read('12.50')).toEqual({ ok: false, reason: 'decimales' });
  });
});
