import { expect, test } from 'vitest';
import { pageCountOf } from './pageCount';

test('spec § 9: 5 rows per page', () => {
  expect([0, 1, 5, 6, 10, 11].map((count) => pageCountOf(count, 5))).toEqual([1, 1, 1, 2, 2, 3]);
});
