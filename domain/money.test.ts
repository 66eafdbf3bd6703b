import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MONTANT } from './limits';
import { add, FCFA, formatMontant, formatNombre, isMontant, parseMontantText, percentOf, subtract, sum } from './money';
import { roundHalfUpPercent } from './pourcent';

const NNBSP = '\u202F';
const montants = fc.integer({ min: 0, max: MAX_MONTANT });
const safe = fc.integer({ min: -(2 ** 52), max: 2 ** 52 });

describe('isMontant (CONTRACT "Types")', () => {
  it.each([0, 1, 999_999_999_999])('accepts %d', (x) => expect(isMontant(x)).toBe(true));
  it.each([
    -0,
    -1,
    0.5,
    1e12,
    2 ** 53,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '5',
    null,
    undefined,
    true,
    [5],
    {},
    5n,
  ])('refuses %s (RELIABILITY F66)', (x) => expect(isMontant(x)).toBe(false));
});

describe('sums of francs (currency.js is in money alone)', () => {
  it('agree with exact integers', () => {
    fc.assert(
      fc.property(safe, safe, (a, b) => {
        expect(BigInt(add(a, b))).toBe(BigInt(a) + BigInt(b));
        expect(BigInt(subtract(a, b))).toBe(BigInt(a) - BigInt(b));
      }),
    );
  });
  it('sum a list in any order', () => {
    fc.assert(
      fc.property(fc.array(montants), (list) => {
        expect(sum(list)).toBe(list.reduce((total, n) => total + n, 0));
        expect(sum([...list].reverse())).toBe(sum(list));
      }),
    );
    expect(sum([])).toBe(0);
  });
  it('never give −0', () => {
    expect(Object.is(add(-0, -0), 0)).toBe(true);
    expect(Object.is(subtract(0, 0), 0)).toBe(true);
    expect(Object.is(subtract(-0, 0), 0)).toBe(true);
  });
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuse the operand %d, on both sides', (x) => {
    expect(() => add(x, 1)).toThrow(RangeError);
    expect(() => add(1, x)).toThrow(RangeError);
    expect(() => subtract(x, 1)).toThrow(RangeError);
    expect(() => subtract(1, x)).toThrow(RangeError);
    expect(() => sum([1, x])).toThrow(RangeError);
  });
  it('refuse a text that currency.js would read as a number (RELIABILITY § 1.2)', () => {
    expect(() => add('a1b2c3' as unknown as number, 1)).toThrow(RangeError);
  });
  it('refuse an unsafe result (RELIABILITY I29)', () => {
    expect(() => add(Number.MAX_SAFE_INTEGER, 1)).toThrow(RangeError);
    expect(() => subtract(Number.MIN_SAFE_INTEGER, 1)).toThrow(RangeError);
  });
});

describe('percentages (PRODUCT 1.6)', () => {
  it.each([
    [150, 33, 50], // 49.5
    [149, 33, 49], // 49.17
    [1, 50, 1],
    [1, 49, 0],
    [MAX_MONTANT, 100, MAX_MONTANT],
    [MAX_MONTANT, 33, 330_000_000_000],
    [0, 100, 0],
  ])('%d at %d %% is %d, half up', (montant, pct, expected) => {
    expect(roundHalfUpPercent(montant, pct)).toBe(expected);
  });
  it('are within half a franc of the exact share, also for items beyond 2^53 / 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 52 }), fc.integer({ min: 0, max: 100 }), (montant, pct) => {
        const twiceError = 200n * BigInt(roundHalfUpPercent(montant, pct)) - 2n * BigInt(montant) * BigInt(pct);
        expect(twiceError > -100n && twiceError <= 100n).toBe(true);
      }),
    );
  });
  it.each([-1, 101, 33.3, Number.NaN])('refuse %d %%', (pct) => {
    expect(() => roundHalfUpPercent(100, pct)).toThrow(RangeError);
  });
  it('refuse negative francs', () => {
    expect(() => roundHalfUpPercent(-1, 10)).toThrow(RangeError);
    expect(() => percentOf(-1, 10)).toThrow(RangeError);
    expect(() => percentOf(1, -10)).toThrow(RangeError);
  });
  it('shown in amount mode are of the items total, 0 without one', () => {
    expect(percentOf(10_000, 100_000)).toBe(10);
    expect(percentOf(1, 200)).toBe(1); // 0.5
    expect(percentOf(100_000, 100_000)).toBe(100);
    expect(percentOf(MAX_MONTANT, MAX_MONTANT)).toBe(100);
    expect(percentOf(0, 0)).toBe(0);
    expect(percentOf(5, 0)).toBe(0);
  });
});

describe('formatMontant (PRODUCT 1.24, spec § 9)', () => {
  it.each([
    [1_234_567, `1${NNBSP}234${NNBSP}567\u00a0Fcfa`],
    [0, '0\u00a0Fcfa'],
    [999, '999\u00a0Fcfa'],
    [-5000, `−5${NNBSP}000\u00a0Fcfa`],
  ])('%d', (montant, text) => expect(formatMontant(montant)).toBe(text));
  it('shows no sign on a zero', () => expect(formatNombre(-0)).toBe('0'));
  it('refuses what it would have to round', () => expect(() => formatMontant(0.5)).toThrow(RangeError));
});

describe('parseMontantText (PRODUCT 1.24)', () => {
  it.each([
    ['0', 0],
    ['12500', 12_500],
    ['12 500', 12_500],
    ['12.500', 12_500],
    ['1,234', 1234],
    ['1.234.567', 1_234_567],
    ['1 234 567 Fcfa', 1_234_567],
    ['1 234 F CFA', 1234],
    ['500 XOF', 500],
    ['500F', 500],
    ['1\u00A0234', 1234],
    ['1\u202F234\u00A0567', 1_234_567],
    ['\t 7 \n', 7],
    ['999 999 999 999', MAX_MONTANT],
  ])('reads %j', (text, montant) => expect(parseMontantText(text)).toEqual({ ok: true, montant }));

  it.each([
    ['', 'vide'],
    [' \u202F', 'vide'],
    ['12 500,50', 'decimales'],
    ['12 500,00', 'decimales'],
    ['12500.50', 'decimales'],
    ['1.5', 'decimales'],
    ['0,500', 'decimales'],
    ['1.234,56', 'decimales'],
    ['1,234.567', 'decimales'],
    ['1234.567', 'decimales'],
    ['12 50', 'ambigu'],
    ['1.23.4', 'ambigu'],
    ['1 234.567.890', 'ambigu'],
    ['1  234', 'ambigu'],
    ['Fcfa', 'invalide'],
    ['-5', 'invalide'],
    ['+5', 'invalide'],
    ['1e3', 'invalide'],
    ['0x10', 'invalide'],
    ['５', 'invalide'],
    ['007', 'invalide'],
    ['a1b2', 'invalide'],
    ['5.', 'invalide'],
    ['1 000 000 000 000', 'trop_grand'],
    ['9'.repeat(30), 'trop_grand'],
  ])('refuses %j as %s', (text, reason) => expect(parseMontantText(text)).toEqual({ ok: false, reason }));

  it('reads back what formatMontant writes (RELIABILITY P14)', () => {
    fc.assert(
      fc.property(montants, (montant) => {
        expect(parseMontantText(formatMontant(montant))).toEqual({ ok: true, montant });
      }),
    );
  });
  it('never throws and gives nothing but amounts (RELIABILITY P14)', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789 .,-FfCa\u202F\u00A0') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), typed), (text) => {
        const parsed = parseMontantText(text);
        if (parsed.ok) expect(isMontant(parsed.montant)).toBe(true);
      }),
    );
  });
});

it('FCFA gives an idea of an amount, without a sign', () => {
  expect(FCFA.brief(-1_500_000)).toMatch(/^1,5\sM$/);
  expect(FCFA.brief(0)).toBe('0');
});
