import { expect, it } from 'vitest';
import { readValues, writeValues } from './listValues';

const defaults = { page: 1, search: '', etat: 'tous' };
const read = (query: string) => readValues(defaults, new URLSearchParams(query));
const write = (query: string, changes: Partial<typeof defaults>) =>
  writeValues(defaults, new URLSearchParams(query), changes).toString();

it('DESIGN rule 1: reads page, search and filters of the address, else their defaults', () => {
  expect(read('?page=3&search=eau')).toEqual({ page: 3, search: 'eau', etat: 'tous' });
  expect(read('')).toEqual(defaults);
});

it.each(['abc', '-', '0', ''])('spec § 5: page %j is page 1', (page) => {
  expect(read(`?page=${page}`).page).toBe(1);
});

it('leaves defaults out of the address', () => {
  expect(write('?page=2&search=eau', { page: 1 })).toBe('search=eau');
  expect(write('?search=eau', { search: '' })).toBe('');
});

it('returns to page 1 on any other change, and keeps what it does not know', () => {
  expect(write('?page=4&vue=x', { search: 'eau' })).toBe('vue=x&search=eau');
  expect(write('?search=eau', { page: 2 })).toBe('search=eau&page=2');
});
