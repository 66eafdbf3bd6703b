import type { Francs, RecordId } from '@comptoir/domain/units';
/** The first row below `row` that something is owed of, as the list shows them; from its top again at its end. */
export function nextOwed<Row>(
  rows: readonly Row[],
  row: Row,
  of: (row: Row) => { id: RecordId; reste: Francs },
): Row | null {
  const at = rows.findIndex((one) => of(one).id === of(row).id);
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return inOrder.find((one) => of(one).reste > 0) ?? null;
}
