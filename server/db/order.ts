import type { Tri } from '@comptoir/contract/tri';
import { type RawBuilder, sql } from 'kysely';
import type { Paging, Steps } from './page';
import type { Days } from './period';

/** A page of a list in one of its orders; the newest first by default. */
export interface Sorted extends Paging {
  tri?: Tri;
}

/** Returns the order of a `Listing` by these columns of its keys, forwards and backwards; `rows` have them too. */
export function orderedBy(direction: 'ASC' | 'DESC', ...columns: readonly string[]) {
  const by = (of: '' | 'r.', isRising: boolean) => {
    const sorted = columns.map((column) => sql`${sql.ref(of + column)} ${isRising ? sql`` : sql`DESC`}`);
    return sql`ORDER BY ${sql.join(sorted)}`;
  };
  const isUp = direction === 'ASC';
  return { order: by('', isUp), reverse: by('', !isUp), shown: by('r.', isUp) };
}

/** Returns the parts of a `Listing` that depend on its order; `column` must be among its keys. */
export function orderOf({ tri = '' }: Pick<Sorted, 'tri'>, date: string, id: string) {
  const column = tri.endsWith('montant') ? 'montant' : date;
  const direction = tri === 'date' || tri === 'montant' ? 'ASC' : 'DESC';
  return { column: sql.ref(column), ...orderedBy(direction, column, id) };
}

/**
 * Returns the days of a list as its steps: `counts` are those of `nombres`, `during` narrows the list to some days.
 * Undefined when the days are not counted, and in the order of amounts.
 */
export function daysOf(
  { tri = '' }: Pick<Sorted, 'tri'>,
  counts: RawBuilder<unknown> | null,
  during: (days: Days) => RawBuilder<unknown>,
): Steps | undefined {
  if (counts === null || tri.endsWith('montant')) return undefined;
  const isRising = tri === 'date';
  return { counts, isRising, from: (pas) => during(isRising ? { datedebut: String(pas) } : { datefin: String(pas) }) };
}
