import { sql } from 'kysely';
import type { Tri } from '#contract/tri';
import type { Paging } from './page';

/** A page of a list in one of its orders; the newest first where nothing else is asked for. */
export interface Sorted extends Paging {
  tri?: Tri;
}

/** The parts of a `Listing` that say its order; `column` is to be among its keys. */
export function orderOf({ tri = '' }: Pick<Sorted, 'tri'>, date: string, id: string) {
  const column = tri.endsWith('montant') ? 'montant' : date;
  const isUp = tri === 'date' || tri === 'montant';
  const by = (of: '' | 'r.', isRising: boolean) => {
    const direction = isRising ? sql`` : sql`DESC`;
    return sql`ORDER BY ${sql.ref(of + column)} ${direction}, ${sql.ref(of + id)} ${direction}`;
  };
  return { column: sql.ref(column), order: by('', isUp), reverse: by('', !isUp), shown: by('r.', isUp) };
}
