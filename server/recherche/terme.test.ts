import { expect, test } from 'vitest';
import { termeOf } from './terme';

test.each([
  ['  Éts  CŒUR ', { patterns: ['%ets coeur%'], isIndexed: true, montant: null }],
  ['+225 07 77-12', { patterns: ['%+225 07 77-12%', '%077712%'], isIndexed: true, montant: null }],
  ['12 500 Fcfa', { patterns: ['%12 500 fcfa%'], isIndexed: true, montant: 12_500 }],
  ['12.500', { patterns: ['%12.500%', '%12500%'], isIndexed: true, montant: 12_500 }],
  ['50', { patterns: ['%50%'], isIndexed: false, montant: 50 }],
  ['100%_\\', { patterns: ['%100\\%\\_\\\\%'], isIndexed: true, montant: null }],
])('"%s" is looked for as it is typed, as a phone, as an amount (PRODUCT K)', (text, terme) => {
  expect(termeOf(text)).toEqual(terme);
});

test('a term that says nothing finds nothing (PRODUCT K)', () => {
  expect(termeOf(' \t ')).toBeNull();
});
