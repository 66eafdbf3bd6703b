import { expect, test } from 'vitest';
import { termeOf } from './terme';

const EVERYWHERE = { imprime: null, reference: null, caisses: null };

test.each([
  ['+225 07 77-12', { patterns: ['%+225 07 77-12%', '%077712%'], isIndexed: true, montant: null, ...EVERYWHERE }],
  ['50', { patterns: ['%50%'], isIndexed: false, montant: 50, ...EVERYWHERE, reference: '50' }],
  ['100%_\\', { patterns: ['%100\\%\\_\\\\%'], isIndexed: true, montant: null, ...EVERYWHERE }],
])('"%s" is a pattern, and indexed unless it is short (PRODUCT K)', (text, terme) => {
  expect(termeOf(text, null)).toEqual(terme);
});

test('a term that says nothing finds nothing (PRODUCT K)', () => {
  expect(termeOf(' \t ', null)).toBeNull();
});
