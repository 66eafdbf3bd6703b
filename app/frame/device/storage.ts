import type { DBSchema, IDBPDatabase } from 'idb';
import { databaseOf, loadIdb } from './database';

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

/** Empties the whole local storage of this origin (spec § 2, § 4: login on load, logout). */
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

interface Kept {
  value: unknown;
  savedAt: number;
  /** How old it was, and when that was last looked at; see `ageDurable`. */
  age?: { ms: number; seenAt: number };
}

interface Durable extends DBSchema {
  kept: { key: string; value: Kept };
}

const use = databaseOf<Durable>('comptoir', (db) => void db.createObjectStore('kept'));

/** What the disk does not take lives as long as the page. */
const memory = new Map<string, Kept>();

/** Whether one can be opened; decided once, so that what memory keeps is looked for there. */
let isThere: Promise<boolean> | undefined;

function canOpen(): Promise<boolean> {
  isThere ??= loadIdb().then(() => use(async () => true).catch(() => false));
  isThere.catch(() => {
    isThere = undefined;
  });
  return isThere;
}

/** Null where there is no database. Rejects when there is one and it refuses: it is full, or gone. */
export async function withDatabase<T>(work: (db: IDBPDatabase<Durable>) => Promise<T>): Promise<T | null> {
  return (await canOpen()) ? use(work) : null;
}

const isYoung = (kept: Kept, maxAgeMs: number) => Date.now() - kept.savedAt <= maxAgeMs;

/** A durable value not older than `maxAgeMs`, or null: what cannot be read is as good as not there. */
export async function readDurable(key: string, maxAgeMs: number): Promise<unknown> {
  const kept = memory.get(key) ?? (await withDatabase((db) => db.get('kept', key)).catch(() => null));
  return kept && isYoung(kept, maxAgeMs) ? kept.value : null;
}

export const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** The values whose key begins with `prefix`, by key, and when they were kept. Rejects where they cannot be read. */
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
  /** Nothing is changed unless this key is kept: another tab may have removed it. */
  ifKept?: string;
}

function changeMemory({ put = {}, remove = [] }: Changes): void {
  for (const [key, value] of Object.entries(put)) memory.set(key, { value, savedAt: Date.now() });
  for (const key of remove) memory.delete(key);
}

/**
 * Keeps and forgets several values at once, all or none; resolves to whether it did, once it is on the disk: a battery
 * that dies a moment later loses nothing. Rejects where the disk refuses. Values are structured ones, files included.
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
    // Said at once: of a page that goes away, what is not committed is not done.
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
 * The same for what may be lost: a full disk is no reason to stop working. Resolves to whether it is on the disk, and
 * not only as long as the page.
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

/** Keeps one value until removed or too old. */
export async function writeDurable(key: string, value: unknown): Promise<void> {
  await keepDurable({ put: { [key]: value } });
}

export async function removeDurable(key: string): Promise<void> {
  await keepDurable({ remove: [key] });
}

/** Empties the durable store; stories begin without drafts. */
export async function clearDurable(): Promise<void> {
  memory.clear();
  await withDatabase((db) => db.clear('kept'));
}
