import { caisses } from '@comptoir/contract/caisses';
import { mouvements } from '@comptoir/contract/mouvements';
import { expect, it } from 'vitest';
import { isOfNoun, urlOf } from './url';

it('builds the address from the declaration', () => {
  expect(urlOf(caisses.list)).toBe('/api/caisses/whithpagination');
  expect(urlOf(mouvements.list, { query: { caisseid: 3, page: 2 } })).toBe(
    '/api/caisses/mouvementcaisse?caisseid=3&page=2',
  );
});

it('CONTRACT "Types": a term is URL-encoded, whatever it holds', () => {
  expect(urlOf(caisses.search, { params: { term: 'a/b?c#é %' } })).toBe(
    '/api/caisses/searchwhithpagination/a%2Fb%3Fc%23%C3%A9%20%25',
  );
});

it('leaves absent values out of the query', () => {
  expect(urlOf(caisses.list, { query: { page: undefined, limit: 5 } })).toBe('/api/caisses/whithpagination?limit=5');
});

it('refuses to call without a parameter of the path', () => {
  expect(() => urlOf(caisses.update, { params: { caisseid: undefined } })).toThrow(RangeError);
});

it('knows the noun of an address', () => {
  expect(isOfNoun('/api/caisses/whithpagination?page=1', ['depenses', 'caisses'])).toBe(true);
  expect(isOfNoun('/api/typedepenses', ['depenses'])).toBe(false);
  expect(isOfNoun('/assets/i18n/fr-FR.json', ['assets'])).toBe(false);
});
