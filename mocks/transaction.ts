import type { Store } from './store';

/**
 * Runs a write, and takes back all that it did to the rows when it throws: they are as before, or all of it is written.
 */
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
