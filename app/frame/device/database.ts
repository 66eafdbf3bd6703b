import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';

// On demand: nothing is kept on the device before someone has signed in.
export const loadIdb = () => import('idb');

/**
 * A database of this device. What it gives does `work` with it, and rejects where none can be opened, or it is full. A
 * connection may die under an open page, as WebKit closes those of a page in the background: work that failed is done
 * once more with a new one.
 */
export function databaseOf<S extends DBSchema>(name: string, upgrade: OpenDBCallbacks<S>['upgrade']) {
  let opened: Promise<IDBPDatabase<S>> | undefined;

  return async function use<T>(work: (db: IDBPDatabase<S>) => Promise<T>, isLast = false): Promise<T> {
    opened ??= loadIdb().then(({ openDB }) => openDB<S>(name, 1, { upgrade }));
    const connection = opened;
    try {
      return await work(await connection);
    } catch (thrown) {
      connection.then(
        (db) => db.close(),
        () => undefined,
      );
      if (opened === connection) opened = undefined;
      if (isLast) throw thrown;
      return use(work, true);
    }
  };
}
