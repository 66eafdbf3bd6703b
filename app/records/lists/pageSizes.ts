import { PAGE_SIZE } from '@comptoir/domain/limits';
import type { RecordId } from '@comptoir/domain/units';

/** A list whose page has a size of the specification's (spec § 9). */
export type PagedList = keyof typeof PAGE_SIZE;

const LARGER = [10, 25, 50];
/** A cookie has room for 4 kB, and goes with each request. */
const MOST_KEPT = 24;

/** What a list's page may hold, rows: the specification's first (PRODUCT 1.27). */
export const sizesOf = (list: PagedList): readonly number[] => [...new Set([PAGE_SIZE[list], ...LARGER])];

const signOf = (utilisateurid: RecordId, list: PagedList) => `${utilisateurid}.${list}.`;

/** The size that this person chose for this list, out of all that this browser keeps; the specification's otherwise. */
export function keptSize(kept: string, utilisateurid: RecordId, list: PagedList): number {
  const sign = signOf(utilisateurid, list);
  const size = Number(
    kept
      .split('~')
      .find((one) => one.startsWith(sign))
      ?.slice(sign.length),
  );
  return sizesOf(list).includes(size) ? size : PAGE_SIZE[list];
}

/** The same with another choice, the newest first; the specification's size needs no keeping. */
export function withSize(kept: string, utilisateurid: RecordId, list: PagedList, size: number): string {
  const sign = signOf(utilisateurid, list);
  const others = kept.split('~').filter((one) => one !== '' && !one.startsWith(sign));
  return [...(size === PAGE_SIZE[list] ? [] : [sign + size]), ...others].slice(0, MOST_KEPT).join('~');
}
