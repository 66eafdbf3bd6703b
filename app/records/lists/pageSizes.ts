import type { Calls } from '@comptoir/contract/calls';
import { PAGE_SIZE, ROWS } from '@comptoir/domain/limits';
import type { RecordId } from '@comptoir/domain/units';

/** A list, by its noun or by the name under which the specification sets the size of its page (spec § 9). */
export type PagedList = keyof Calls | keyof typeof PAGE_SIZE;

/** Returns how many rows a page of the list has, unless somebody chose otherwise. */
export const pageSizeOf = (list: PagedList): number => (PAGE_SIZE as Partial<Record<PagedList, number>>)[list] ?? ROWS;

const LARGER = [10, 25, 50];
/** Limited, because a cookie holds 4 kB and is sent with each request. */
const MOST_KEPT = 24;

/**
 * Returns the numbers of rows that a page of the list may hold; the specification's size comes first (PRODUCT 1.27).
 */
export const sizesOf = (list: PagedList): readonly number[] => [...new Set([pageSizeOf(list), ...LARGER])];

const signOf = (utilisateurid: RecordId, list: PagedList) => `${utilisateurid}.${list}.`;

/**
 * Returns the size that this person chose for this list, or else the specification's. `kept` is all that this browser
 * keeps.
 */
export function keptSize(kept: string, utilisateurid: RecordId, list: PagedList): number {
  const sign = signOf(utilisateurid, list);
  const size = Number(
    kept
      .split('~')
      .find((one) => one.startsWith(sign))
      ?.slice(sign.length),
  );
  return sizesOf(list).includes(size) ? size : pageSizeOf(list);
}

/** Returns `kept` with this choice added, the newest first; the specification's size is not kept. */
export function withSize(kept: string, utilisateurid: RecordId, list: PagedList, size: number): string {
  const sign = signOf(utilisateurid, list);
  const others = kept.split('~').filter((one) => one !== '' && !one.startsWith(sign));
  return [...(size === pageSizeOf(list) ? [] : [sign + size]), ...others].slice(0, MOST_KEPT).join('~');
}
