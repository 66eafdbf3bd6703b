import type { Store } from './store';

/** Runs a write. When it throws, all rows are as before. */
export function inTransaction<T>(store: Store, write: () => T): T {
  const kept = Object.values(store)
    .filter((rows): rows is object[] => Array.isArray(rows))
    .map((rows) => ({ rows, before: rows.map((row) => ({ row, fields: { ...row } })) }));
  try {
    return write();
  } catch (error) {
    for (const { rows, before } of kept) {
      rows.splice(0, rows.length, ...before.map(({ row, fields }) => Object.assign(row, fields)));
    }
    throw error;
  }
}
