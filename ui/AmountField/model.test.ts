import { parseMontantText } from '@comptoir/domain/money';
import { describe, expect, it } from 'vitest';
import { pasteInto as pasteWith, refusalOfKey, type Selected } from './model';

const pasteInto = (shown: string, selected: Selected, text: string) =>
  pasteWith(shown, selected, text, parseMontantText);
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
