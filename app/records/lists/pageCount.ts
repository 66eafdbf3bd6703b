import type { Count } from '@comptoir/domain/units';
/** Returns the number of pages for `count` rows; an empty list has one empty page. */
export function pageCountOf(count: Count, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}
