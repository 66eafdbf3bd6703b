import { expect, test } from 'vitest';
import { rangDuLibelle, rechercheSought } from './recherche';

test.each([
  ['  Éts  CŒUR ', { cles: ['ets coeur'], montant: null }],
  ['+225 07 77-12', { cles: ['+225 07 77-12', '077712'], montant: null }],
  ['12 500 Fcfa', { cles: ['12 500 fcfa'], montant: 12_500, reference: '12500FCFA' }],
  ['12.500', { cles: ['12.500', '12500'], montant: 12_500, reference: '12.500' }],
  ['50', { cles: ['50'], montant: 50, reference: '50' }],
  ['ci-24 88', { cles: ['ci-24 88'], montant: null, reference: 'CI-2488' }],
  [
    'bc-c1-2026-000058',
    {
      cles: ['bc-c1-2026-000058'],
      montant: null,
      imprime: { serie: 'BC', code: 'C1', annee: 2026, rang: 58 },
      reference: 'BC-C1-2026-000058',
    },
  ],
])('"%s" is looked for as it is typed, as a phone, as an amount, as a document (PRODUCT K)', (text, sought) => {
  expect(rechercheSought(text)).toEqual({ imprime: null, reference: null, ...sought });
});

test('a term that says nothing finds nothing (PRODUCT K)', () => {
  expect(rechercheSought(' \t ')).toBeNull();
});

test('a label that begins with the term comes first, then one with such a word (PRODUCT K)', () => {
  const sought = { cles: ['ciment'] };
  const labels = ['Béton et fibrociment', 'Sable, ciment', 'Cîment CPJ'];
  expect(labels.map((label) => rangDuLibelle(label, sought))).toEqual([3, 2, 1]);
});
