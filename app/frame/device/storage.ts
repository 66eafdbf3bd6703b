import type { DBSchema, IDBPDatabase } from 'idb';
import { databaseOf, loadIdb } from './database';

/*
 * All use of storage goes through this module. Local storage holds what one session may see, and a tab's own storage
 * where its lists were left; login and logout empty both (spec § 2, § 4). The durable store holds what must outlive
 * them, under its user's id: drafts and the keys of unsettled writes.
 */

const PREFIX = 'comptoir.';

/** Returns a JSON value of local storage; null when there is none, undefined when it cannot be read. */
export function readLocal(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Keeps a JSON value in local storage; when the storage is full or forbidden, work goes on without it. */
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
    // The browser refuses all use of the storage.
  }
}

/** Returns a text that this tab keeps until the session ends; null without one. */
export function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a text for this tab; when the storage is full or forbidden, work goes on without it. */
export function writeTab(name: string, text: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // Private windows of some browsers refuse every write.
  }
}

/** Empties the whole local storage of this origin and what this tab keeps (spec § 2, § 4: login on load, logout). */
export function clearLocal(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // The browser refuses all use of the storage.
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

interface Kept {
  value: unknown;
  savedAt: number;
  /** Age of the value, and when that was last updated; see `ageDurable`. */
  age?: { ms: number; seenAt: number };
}

interface Durable extends DBSchema {
  kept: { key: string; value: Kept };
}

const use = databaseOf<Durable>('comptoir', (db) => void db.createObjectStore('kept'));

/** Values that the disk does not take are kept here as long as the page is open. */
const memory = new Map<string, Kept>();

/** Whether the database can be opened. This is decided once, so that values in memory are looked for there. */
let isThere: Promise<boolean> | undefined;

function canOpen(): Promise<boolean> {
  isThere ??= loadIdb().then(() => use(async () => true).catch(() => false));
  isThere.catch(() => {
    isThere = undefined;
  });
  return isThere;
}

/**
 * Does `work` with the database; resolves to null where there is none. Rejects if the database refuses: full or gone.
 */
export async function withDatabase<T>(work: (db: IDBPDatabase<Durable>) => Promise<T>): Promise<T | null> {
  return (await canOpen()) ? use(work) : null;
}

const isYoung = (kept: Kept, maxAgeMs: number) => Date.now() - kept.savedAt <= maxAgeMs;

/** Returns a durable value not older than `maxAgeMs`; null when there is none or it cannot be read. */
export async function readDurable(key: string, maxAgeMs: number): Promise<unknown> {
  const kept = memory.get(key) ?? (await withDatabase((db) => db.get('kept', key)).catch(() => null));
  return kept && isYoung(kept, maxAgeMs) ? kept.value : null;
}

export const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Lists the values whose key begins with `prefix`, and when they were kept. Rejects if they cannot be read. */
export async function listDurable(prefix: string): Promise<[key: string, value: unknown, savedAt: number][]> {
  const onDisk = await withDatabase(async (db) => {
    const { store } = db.transaction('kept');
    const [keys, kept] = await Promise.all([store.getAllKeys(rangeOf(prefix)), store.getAll(rangeOf(prefix))]);
    return keys.map((key, i) => [key, kept[i]] as const);
  });
  const inMemory = [...memory].filter(([key]) => key.startsWith(prefix));
  const all = new Map([...(onDisk ?? []), ...inMemory]);
  return [...all].flatMap(([key, kept]) => (kept ? [[key, kept.value, kept.savedAt]] : []));
}

interface Changes {
  put?: Readonly<Record<string, unknown>>;
  remove?: readonly string[];
  /** Nothing is changed unless this key is still kept: another tab may have removed it. */
  ifKept?: string;
}

function changeMemory({ put = {}, remove = [] }: Changes): void {
  for (const [key, value] of Object.entries(put)) memory.set(key, { value, savedAt: Date.now() });
  for (const key of remove) memory.delete(key);
}

/**
 * Keeps and removes several values, all or none. Resolves once the change is on the disk, so that a battery that dies
 * loses nothing; false if `ifKept` prevented it. Rejects if the disk refuses. Values are structured clones, files
 * included.
 */
export async function changeDurable(changes: Changes): Promise<boolean> {
  const { put = {}, remove = [], ifKept } = changes;
  const isDone = await withDatabase(async (db) => {
    const transaction = db.transaction('kept', 'readwrite', { durability: 'strict' });
    const { store, done } = transaction;
    const savedAt = Date.now();
    const isMeant = ifKept === undefined || (await store.getKey(ifKept)) !== undefined;
    const puts = Object.entries(isMeant ? put : {}).map(([key, value]) => store.put({ value, savedAt }, key));
    const removes = (isMeant ? remove : []).map((key) => store.delete(key));
    // Committed at once: when a page goes away, changes that are not committed are lost.
    transaction.commit?.();
    await Promise.all([...puts, ...removes, done]);
    return isMeant;
  });
  if (isDone === null) {
    if (ifKept !== undefined && !memory.has(ifKept)) return false;
    changeMemory(changes);
    return true;
  }
  changeMemory({ remove: [...Object.keys(put), ...remove] });
  return isDone;
}

/**
 * Does the same for values that may be lost: a full disk does not stop the work. Resolves to whether the values are on
 * the disk; otherwise they live as long as the page.
 */
export async function keepDurable(changes: Changes): Promise<boolean> {
  try {
    await changeDurable(changes);
    return await canOpen();
  } catch {
    changeMemory(changes);
    return false;
  }
}

/** Keeps one value until it is removed or too old. */
export async function writeDurable(key: string, value: unknown): Promise<void> {
  await keepDurable({ put: { [key]: value } });
}

export async function removeDurable(key: string): Promise<void> {
  await keepDurable({ remove: [key] });
}

/** Empties the durable store, so that each story begins without drafts. */
export async function clearDurable(): Promise<void> {
  memory.clear();
  await withDatabase((db) => db.clear('kept'));
}
