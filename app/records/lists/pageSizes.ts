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

/** In place of a list: the size that a person chose for all lists. */
const EVERYWHERE = '*';

const entriesOf = (kept: string) => kept.split('~').filter((entry) => entry !== '');
const signOf = (utilisateurid: RecordId, list: PagedList | typeof EVERYWHERE) => `${utilisateurid}.${list}.`;

/** Returns the size kept under this sign if the list offers it. */
function sizeAt(kept: string, sign: string, list: PagedList): number | undefined {
  const entry = entriesOf(kept).find((one) => one.startsWith(sign));
  return sizesOf(list).find((size) => entry === sign + size);
}

/** Returns the size that this person chose for all lists, if this list offers it. */
export const sizeEverywhere = (kept: string, utilisateurid: RecordId, list: PagedList) =>
  sizeAt(kept, signOf(utilisateurid, EVERYWHERE), list);

/**
 * Returns the size that this person chose for this list, or else for all lists, or else the specification's. `kept` is
 * all that this browser keeps.
 */
export const keptSize = (kept: string, utilisateurid: RecordId, list: PagedList): number =>
  sizeAt(kept, signOf(utilisateurid, list), list) ?? sizeEverywhere(kept, utilisateurid, list) ?? pageSizeOf(list);

/** Returns `kept` with this choice added, the newest first; a size that the list has without it is not kept. */
export function withSize(kept: string, utilisateurid: RecordId, list: PagedList, size: number): string {
  const sign = signOf(utilisateurid, list);
  const others = entriesOf(kept).filter((one) => !one.startsWith(sign));
  const isChosen = size !== keptSize(others.join('~'), utilisateurid, list);
  return [...(isChosen ? [sign + size] : []), ...others].slice(0, MOST_KEPT).join('~');
}

/** Returns `kept` with this size for all lists of this person, in place of each choice that they made before. */
export const withEverywhere = (kept: string, utilisateurid: RecordId, size: number): string =>
  [signOf(utilisateurid, EVERYWHERE) + size, ...entriesOf(kept).filter((one) => !one.startsWith(`${utilisateurid}.`))]
    .slice(0, MOST_KEPT)
    .join('~');

/** Returns `kept` with a size for all lists no more; this list keeps its own. */
export function withoutEverywhere(kept: string, utilisateurid: RecordId, list: PagedList): string {
  const others = entriesOf(kept).filter((one) => !one.startsWith(signOf(utilisateurid, EVERYWHERE)));
  return withSize(others.join('~'), utilisateurid, list, keptSize(kept, utilisateurid, list));
}
