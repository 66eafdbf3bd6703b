import type { Count } from '@comptoir/domain/units';
/** Pages of a list of `count` rows; an empty list has one, empty, page. */
export function pageCountOf(count: Count, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}
