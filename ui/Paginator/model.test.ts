import { expect, it } from 'vitest';
import { draftOf, pageOf } from './model';

it('spec § 5: letters are stripped while one types', () => {
  expect(draftOf('1a2 b')).toBe('12');
});

it.each([
  ['3', 3],
  ['', 1],
  ['0', 1],
  ['abc', 1],
  ['007', 7],
  ['99', 12],
])('DESIGN rule 9: %j of 12 leads to page %i', (text, page) => {
  expect(pageOf(text, 12)).toBe(page);
});
