import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';

// Loaded on demand: nothing is kept on the device before someone has signed in.
export const loadIdb = () => import('idb');

/**
 * Returns a function that does `work` with a database of this device. It rejects when no database can be opened or when
 * the database is full. A connection may die while the page is open (WebKit closes those of a page in the background),
 * so work that failed is tried once more with a new connection.
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
