import type { Tri } from '#contract/tri';
import { MAX_UNPAGED } from '#domain/limits';
import { searchKey } from '#domain/texte';

/** One page of rows that are already in order, with the number of them all; past the end it is empty (CONTRACT "Types"). */
export function pageOf<Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }) {
  return { data: rows.slice((page - 1) * limit, page * limit), count: rows.length };
}

/** The rows of a `withoutpagination` list, with the number of them all. */
export function unpaged<Row>(rows: readonly Row[]) {
  return { data: rows.slice(0, MAX_UNPAGED), count: rows.length };
}

/** The rows of which one text contains the term, ignoring case and accents (CONTRACT "Types"). */
export function matching<Row>(rows: readonly Row[], term: string, textsOf: (row: Row) => readonly string[]): Row[] {
  const key = searchKey(term);
  return rows.filter((row) => searchKey(textsOf(row).join(' ')).includes(key));
}

/** Compares two rows newest first: by date, then by id (CONTRACT "Types"). */
export function byNewest<Row>(dateOf: (row: Row) => string, idOf: (row: Row) => number) {
  return (a: Row, b: Row) => {
    if (dateOf(a) !== dateOf(b)) return dateOf(a) < dateOf(b) ? 1 : -1;
    return idOf(b) - idOf(a);
  };
}

/** The same in one of the orders of contract/tri. */
export function byTri<Row extends { montant: number }>(
  tri: Tri,
  dateOf: (row: Row) => string,
  idOf: (row: Row) => number,
) {
  const newest = byNewest(dateOf, idOf);
  const greatest = (a: Row, b: Row) => b.montant - a.montant || idOf(b) - idOf(a);
  const down = tri.endsWith('montant') ? greatest : newest;
  return tri === 'date' || tri === 'montant' ? (a: Row, b: Row) => down(b, a) : down;
}

/** Takes a row out of its array. */
export function removeRow<Row>(rows: Row[], row: Row): void {
  rows.splice(rows.indexOf(row), 1);
}
