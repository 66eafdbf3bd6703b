import type { DBSchema, IDBPDatabase } from 'idb';

/*
 * The only storage. Local storage holds what one session may see and is emptied by login and logout (spec § 2, § 4);
 * the durable store holds what must outlive them, under its user's id: drafts and keys of unsettled writes.
 */

const PREFIX = 'comptoir.';

/** A JSON value of local storage; null when there is none, undefined when it cannot be read. */
export function readLocal(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Keeps a JSON value; a full or forbidden storage is no reason to stop working. */
export function writeLocal(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows of some browsers refuse every write.
  }
}

export function removeLocal(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}

/** Empties the whole local storage of this origin (spec § 2 and § 4: login on load, logout). */
export function clearLocal(): void {
  try {
    localStorage.clear();
  } catch {
    // As above.
  }
}

/** Calls back when another tab writes or removes a value, or empties the storage. Returns the unsubscription. */
export function onLocalChange(name: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === PREFIX + name) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

interface Durable extends DBSchema {
  kept: { key: string; value: { value: unknown; savedAt: number } };
}

let opened: Promise<IDBPDatabase<Durable>> | null = null;
/** Where there is no IndexedDB, a value lives as long as the page. */
const memory = new Map<string, { value: unknown; savedAt: number }>();

function database(): Promise<IDBPDatabase<Durable>> {
  // On demand: nothing durable is needed before someone has signed in.
  opened ??= import('idb').then(({ openDB }) =>
    openDB<Durable>('comptoir', 1, { upgrade: (db) => void db.createObjectStore('kept') }),
  );
  return opened;
}

async function withDatabase<T>(work: (db: IDBPDatabase<Durable>) => Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await work(await database());
  } catch {
    opened = null;
    return otherwise();
  }
}

/** A durable value not older than `maxAgeMs`, or null. */
export async function readDurable(key: string, maxAgeMs: number): Promise<unknown> {
  const kept = await withDatabase(
    (db) => db.get('kept', key),
    () => memory.get(key),
  );
  return kept && Date.now() - kept.savedAt <= maxAgeMs ? kept.value : null;
}

/** Keeps any structured value, files included, until removed or too old. Resolves once it is written. */
export async function writeDurable(key: string, value: unknown): Promise<void> {
  const kept = { value, savedAt: Date.now() };
  await withDatabase<unknown>(
    (db) => db.put('kept', kept, key),
    () => memory.set(key, kept),
  );
}

/** Empties the durable store; stories begin without drafts. */
export async function clearDurable(): Promise<void> {
  memory.clear();
  await withDatabase<unknown>(
    (db) => db.clear('kept'),
    () => undefined,
  );
}

export async function removeDurable(key: string): Promise<void> {
  memory.delete(key);
  await withDatabase<unknown>(
    (db) => db.delete('kept', key),
    () => undefined,
  );
}
