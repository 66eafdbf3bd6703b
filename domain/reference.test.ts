import { expect, test } from 'vitest';
import { NATURES_TENUES } from './natures';
import { hasOperateur, isPortefeuille, isReference, normalizeReference, referenceRefusal } from './reference';

test('a wallet asks for a reference, a bank takes one, cash has none (CASH § 3)', () => {
  const refusals = NATURES_TENUES.map((nature) => [
    nature,
    referenceRefusal(nature, ''),
    referenceRefusal(nature, 'A1'),
  ]);
  expect(refusals).toEqual([
    ['especes', null, 'sans_objet'],
    ['wave', 'requise', null],
    ['orange', 'requise', null],
    ['mtn', 'requise', null],
    ['moov', 'requise', null],
    ['banque', null, null],
    ['avance', null, 'sans_objet'],
  ]);
});

test('wallets and the bank have an operator who takes fees', () => {
  expect(NATURES_TENUES.filter(hasOperateur)).toEqual(['wave', 'orange', 'mtn', 'moov', 'banque']);
  expect(NATURES_TENUES.filter(isPortefeuille)).toEqual(['wave', 'orange', 'mtn', 'moov']);
});

test('a reference is kept without spaces and in capital letters', () => {
  expect(normalizeReference(' mp260416.1311 .a17517\t')).toBe('MP260416.1311.A17517');
});

test.each(['MP260416.1311.A17517', '6524349286', 'T_1/2-B'])('%s can be a reference', (reference) => {
  expect(isReference(reference)).toBe(true);
});

test.each(['', 'réf', 'a1', 'A 1', 'A#1'])('« %s » cannot be one', (reference) => {
  expect(isReference(reference)).toBe(false);
});
