import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUT, cutText, normalizeText, pageFromInput, searchKey } from './texte';

const anyText = fc.string({ unit: 'binary' });
const french = fc.string({ unit: fc.constantFrom(...'aàâbcçdeéèêëfiîïoôœuùûüÿæ Ééà\u00A0-ß1') });

describe('normalizeText (CONTRACT "Types")', () => {
  it('trims, composes, drops control characters and keeps line feeds and tabs inside', () => {
    expect(normalizeText('  Cafe\u0301\u0000 noir\r\n\tsucré\u0007\u009F \n')).toBe('Café noir\n\tsucré');
  });
  it('leaves out what turns a text around or is not seen, and keeps what joins signs', () => {
    expect(normalizeText('\u202eReçu\u2066 n\u200bo\u200f\u061c 1\ufeff')).toBe('Reçu no 1');
    expect(normalizeText('👩\u200d🔧')).toBe('👩\u200d🔧');
  });
  it('composes what a control character held apart', () => expect(normalizeText('e\u0000\u0301')).toBe('é'));
  it('replaces half a surrogate pair, which UTF-8 cannot carry, and keeps a whole one', () => {
    expect(normalizeText('a\uD83D')).toBe('a\uFFFD');
    expect(normalizeText('😀')).toBe('😀');
  });
  it('keeps markup as it is (RELIABILITY F78)', () => {
    expect(normalizeText('<img onerror=x>')).toBe('<img onerror=x>');
  });
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      }),
    );
  });
});

describe('searchKey (CONTRACT "Types", {term})', () => {
  it.each([
    ['  École  DE\u00A0Cœur ', 'ecole de coeur'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['L’eau', "l'eau"],
    ['Ex æquo, søn, łódź, đ', 'ex aequo, son, lodz, d'],
    ['50 % _a_ \\', '50 % _a_ \\'],
    ['a\u0000\n\tb', 'a b'],
  ])('of %j is %j', (text, key) => expect(searchKey(text)).toBe(key));
  it('is one for composed, decomposed, upper and lower case', () => {
    fc.assert(
      fc.property(french, (text) => {
        const key = searchKey(text);
        expect(searchKey(text.normalize('NFD'))).toBe(key);
        expect(searchKey(text.toUpperCase())).toBe(key);
        expect(searchKey(text.toLowerCase())).toBe(key);
        expect(searchKey(key)).toBe(key);
      }),
    );
  });
  it('of a text contains that of each of its parts', () => {
    fc.assert(
      fc.property(french, french, french, (before, part, after) => {
        expect(searchKey(before + part + after)).toContain(searchKey(part));
      }),
    );
  });
});

describe('cut (spec § 9)', () => {
  it('adds an ellipsis only to what is longer', () => {
    expect(cutText('treize lettre', CUT.FILENAME)).toEqual({ text: 'treize lettre', isCut: false });
    expect(cutText('treize lettres', CUT.FILENAME)).toEqual({ text: 'treize lettre…', isCut: true });
    expect(CUT).toMatchObject({ FILENAME: 13, CAISSE_DESCRIPTION: 40, ETAPE_FORM: 30, ETAPE_DETAIL: 60 });
  });
  it('never halves a surrogate pair', () => expect(cutText('a😀b', 2)).toEqual({ text: 'a😀…', isCut: true }));
});

describe('pageFromInput (spec § 5)', () => {
  it.each([
    ['3', 3],
    [' 1x2 ', 12],
    ['007', 7],
    ['', 1],
    ['abc', 1],
    ['0', 1],
    ['-4', 4],
    ['1000000000', 1_000_000_000],
    ['1000000001', 1],
    ['9'.repeat(30), 1],
  ])('%j is page %d', (text, page) => expect(pageFromInput(text)).toBe(page));
});
