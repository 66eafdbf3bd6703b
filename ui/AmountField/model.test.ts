import { parseMontantText } from '@comptoir/domain/money';
import { describe, expect, it } from 'vitest';
import { amountOf, digitsOf, isTypable, pasteInto as pasteWith, refusalOfKey, type Selected } from './model';

const pasteInto = (shown: string, selected: Selected, text: string) =>
  pasteWith(shown, selected, text, { read: parseMontantText });
const at = (start: number, end = start) => ({ start, end });

describe('pasteInto (DESIGN rule 18)', () => {
  it.each(['12 500', '12.500', '12\u202F500 Fcfa', '12500', ' 12,500 '])('takes %j into an empty field', (text) => {
    expect(pasteInto('', at(0), text)).toEqual({ ok: true, montant: 12_500 });
  });

  it('replaces the old amount by a written one, wherever the caret is', () => {
    expect(pasteInto('7\u202F000', at(5), '12 500')).toEqual({ ok: true, montant: 12_500 });
  });

  it('puts bare digits where the caret is', () => {
    expect(pasteInto('12\u202F500', at(6), '000')).toEqual({ ok: true, montant: 12_500_000 });
    expect(pasteInto('12\u202F500', at(3, 6), '750')).toEqual({ ok: true, montant: 12_750 });
    expect(pasteInto('12\u202F500', at(0, 6), '40')).toEqual({ ok: true, montant: 40 });
  });

  it('refuses decimals, several readings, other texts and too much, and never rounds', () => {
    expect(pasteInto('', at(0), '12 500,50')).toEqual({ ok: false, reason: 'decimales' });
    expect(pasteInto('', at(0), '1 2345')).toEqual({ ok: false, reason: 'ambigu' });
    expect(pasteInto('', at(0), 'douze')).toEqual({ ok: false, reason: 'invalide' });
    expect(pasteInto('999\u202F999\u202F999\u202F999', at(15), '9')).toEqual({ ok: false, reason: 'trop_grand' });
  });
});

describe('typing (DESIGN rule 18)', () => {
  it('complains of a decimal sign only', () => {
    expect([',', '.', 'a', ' ', '-'].map(refusalOfKey)).toEqual(['decimales', 'decimales', null, null, null]);
  });
});

describe('an amount with decimals', () => {
  const money = { decimals: { digits: 2, sign: '.' }, read: () => ({ ok: true, montant: 0 }) as const };

  it.each([
    [1250, '12.50'],
    [5, '0.05'],
    [0, '0.00'],
    [null, ''],
  ])('%j is %j as digits, and back', (amount, digits) => {
    expect(digitsOf(amount, money)).toBe(digits);
    expect(amountOf(digits, money)).toBe(amount);
  });

  it('counts what is typed so far: nothing, a sign alone, one decimal', () => {
    expect(['', '.', '12.', '12.5', '.5'].map((digits) => amountOf(digits, money))).toEqual([
      null,
      null,
      1200,
      1250,
      50,
    ]);
  });

  it.each([
    ['12', 2, ',', true],
    ['12.5', 4, '0', true],
    ['12.50', 5, '5', false],
    ['12.50', 1, '5', true],
    ['12.50', 5, '.', false],
    ['1,234', 1, '.', false],
    ['1,234', 3, '.', true],
    ['12', 2, '.50', false],
    ['', 0, 'a', false],
  ])('in %j at %d, %j goes in: %s', (shown, caret, typed, goes) =>
    expect(isTypable(shown, at(caret), typed, money)).toBe(goes),
  );

  it('bare digits that are pasted keep the decimals where they are', () => {
    const read = (text: string) => ({ ok: true, montant: Number(text.replace('.', '')) }) as const;
    expect(pasteWith('1,234.50', at(1), '0', { ...money, read })).toEqual({ ok: true, montant: 1_023_450 });
  });
});
