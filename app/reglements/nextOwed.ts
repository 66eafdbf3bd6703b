import type { Francs, RecordId } from '@comptoir/domain/units';
/**
 * Returns the next row that still owes something, in the list's order: below `row`, then from the top; null if there is
 * none.
 */
export function nextOwed<Row>(
  rows: readonly Row[],
  row: Row,
  of: (row: Row) => { id: RecordId; reste: Francs },
): Row | null {
  const at = rows.findIndex((one) => of(one).id === of(row).id);
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return inOrder.find((one) => of(one).reste > 0) ?? null;
}
