import { expect, test } from 'vitest';
import { rechercheSought } from './recherche';

test.each([
  ['  Éts  CŒUR ', { cles: ['ets coeur'], montant: null }],
  ['+225 07 77-12', { cles: ['+225 07 77-12', '077712'], montant: null }],
  ['12 500 Fcfa', { cles: ['12 500 fcfa'], montant: 12_500 }],
  ['12.500', { cles: ['12.500', '12500'], montant: 12_500 }],
  ['50', { cles: ['50'], montant: 50 }],
  [
    'bc-c1-2026-000058',
    { cles: ['bc-c1-2026-000058'], montant: null, imprime: { serie: 'BC', code: 'C1', annee: 2026, rang: 58 } },
  ],
])('"%s" is looked for as it is typed, as a phone, as an amount, as a document (PRODUCT K)', (text, sought) => {
  expect(rechercheSought(text)).toEqual({ imprime: null, ...sought });
});

test('a term that says nothing finds nothing (PRODUCT K)', () => {
  expect(rechercheSought(' \t ')).toBeNull();
});
