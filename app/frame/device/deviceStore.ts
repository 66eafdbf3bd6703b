import type { Count } from '@comptoir/domain/units';
import type { DBSchema, IDBPDatabase } from 'idb';
import { databaseOf } from './database';

/*
 * What this device keeps of the server's answers and of files on their way, for lines that drop (PRODUCT O): a database
 * beside the one of storage.ts, whose drafts must never be lost to make room for it. What is here may be.
 */

/** One answer to one read of one person. */
export interface SeenAnswer {
  data: unknown;
  count: Count | undefined;
  /** When the server gave it, epoch milliseconds. */
  readAt: number;
}

/** What is known of a kept answer without reading it. */
export interface SeenEntry {
  key: string;
  readAt: number;
  /** Characters of its JSON text. */
  size: number;
}

/** A chosen file that has not been stored by the server yet. */
export interface WaitingFile {
  key: string;
  /** As it was chosen, for its key and its duplicates; `file` is what is sent, shrunk. */
  name: string;
  size: number;
  lastModified: number;
  file: File;
  keptAt: number;
  /** How old it was, and when that was last looked at; see `agedAt`. */
  age?: { ms: number; seenAt: number };
}

interface Device extends DBSchema {
  seen: { key: string; value: SeenAnswer };
  seenEntries: { key: string; value: SeenEntry };
  files: { key: string; value: WaitingFile };
}

const use = databaseOf<Device>('comptoir-appareil', (db) => {
  db.createObjectStore('seen');
  db.createObjectStore('seenEntries', { keyPath: 'key' });
  db.createObjectStore('files', { keyPath: 'key' });
});

/** Does `work` with the database; null where there is none, or no room left in it. */
const attempt = <T>(work: (db: IDBPDatabase<Device>) => Promise<T>): Promise<T | null> => use(work).catch(() => null);

export async function readSeenAnswer(key: string): Promise<SeenAnswer | null> {
  return (await attempt((db) => db.get('seen', key))) ?? null;
}

/** What is kept, without the answers themselves. */
export async function seenEntries(): Promise<SeenEntry[]> {
  return (await attempt((db) => db.getAll('seenEntries'))) ?? [];
}

/** Keeps answers; what there is no room for is not kept. */
export async function writeSeenAnswers(answers: readonly (SeenAnswer & SeenEntry)[]): Promise<void> {
  await attempt(async (db) => {
    const transaction = db.transaction(['seen', 'seenEntries'], 'readwrite');
    const [seen, entries] = [transaction.objectStore('seen'), transaction.objectStore('seenEntries')];
    const steps = answers.flatMap(({ key, readAt, size, data, count }) => [
      seen.put({ data, count, readAt }, key),
      entries.put({ key, readAt, size }),
    ]);
    await Promise.all([...steps, transaction.done]);
  });
}

export async function removeSeenAnswers(keys: readonly string[]): Promise<void> {
  await attempt(async (db) => {
    const transaction = db.transaction(['seen', 'seenEntries'], 'readwrite');
    const steps = keys.flatMap((key) => [
      transaction.objectStore('seen').delete(key),
      transaction.objectStore('seenEntries').delete(key),
    ]);
    await Promise.all([...steps, transaction.done]);
  });
}

/** Null where the device could not be read: what is on it is not known then. */
export function waitingFiles(): Promise<WaitingFile[] | null> {
  return attempt((db) => db.getAll('files'));
}

/** Whether the file is on the device now: a full one keeps nothing more. */
export async function writeWaitingFile(file: WaitingFile): Promise<boolean> {
  return (await attempt((db) => db.put('files', file))) !== null;
}

export async function removeWaitingFiles(keys: readonly string[]): Promise<void> {
  await attempt(async (db) => {
    const { store, done } = db.transaction('files', 'readwrite');
    await Promise.all([...keys.map((key) => store.delete(key)), done]);
  });
}

/** Empties it; stories begin with nothing seen. */
export async function clearDevice(): Promise<void> {
  await attempt(async (db) => {
    await Promise.all([db.clear('seen'), db.clear('seenEntries'), db.clear('files')]);
  });
}
