import type { Count } from '@comptoir/domain/units';
import type { DBSchema, IDBPDatabase } from 'idb';
import { databaseOf } from './database';

/*
 * This database keeps the server's answers and the files to be sent, for lines that drop (PRODUCT O). The browser may
 * lose it. Drafts must not be lost to make room for it, so they have a database of their own (storage.ts).
 */

/** The answer to one read of one person. */
export interface SeenAnswer {
  data: unknown;
  count: Count | undefined;
  /** When the server gave the answer, epoch milliseconds. */
  readAt: number;
}

/** What can be known of a kept answer without reading it. */
export interface SeenEntry {
  key: string;
  readAt: number;
  /** Length of its JSON text, in characters. */
  size: number;
}

/** A chosen file that the server has not stored yet. */
export interface WaitingFile {
  key: string;
  /**
   * Name, size and date of the file as it was chosen: its key and the search for duplicates use them. `file` is the
   * file to send, perhaps made smaller.
   */
  name: string;
  size: number;
  lastModified: number;
  file: File;
  keptAt: number;
  /** Age of the file, and when that was last updated; see `agedAt`. */
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

/** Does `work` with the database; resolves to null when there is no database or no room left in it. */
const attemptOnStore = <T>(work: (db: IDBPDatabase<Device>) => Promise<T>): Promise<T | null> =>
  use(work).catch(() => null);

export async function readSeenAnswer(key: string): Promise<SeenAnswer | null> {
  return (await attemptOnStore((db) => db.get('seen', key))) ?? null;
}

/** Lists the kept answers without reading them. */
export async function seenEntries(): Promise<SeenEntry[]> {
  return (await attemptOnStore((db) => db.getAll('seenEntries'))) ?? [];
}

/** Keeps answers; without room, none of them is kept. */
export async function writeSeenAnswers(answers: readonly (SeenAnswer & SeenEntry)[]): Promise<void> {
  await attemptOnStore(async (db) => {
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
  await attemptOnStore(async (db) => {
    const transaction = db.transaction(['seen', 'seenEntries'], 'readwrite');
    const steps = keys.flatMap((key) => [
      transaction.objectStore('seen').delete(key),
      transaction.objectStore('seenEntries').delete(key),
    ]);
    await Promise.all([...steps, transaction.done]);
  });
}

/** Lists the files; null when the device could not be read, so that its files are unknown. */
export function waitingFiles(): Promise<WaitingFile[] | null> {
  return attemptOnStore((db) => db.getAll('files'));
}

/** Keeps the file; resolves to whether it is on the device now. A full device keeps nothing more. */
export async function writeWaitingFile(file: WaitingFile): Promise<boolean> {
  return (await attemptOnStore((db) => db.put('files', file))) !== null;
}

export async function removeWaitingFiles(keys: readonly string[]): Promise<void> {
  await attemptOnStore(async (db) => {
    const { store, done } = db.transaction('files', 'readwrite');
    await Promise.all([...keys.map((key) => store.delete(key)), done]);
  });
}

/** Empties the database, so that each story begins with nothing seen. */
export async function clearDevice(): Promise<void> {
  await attemptOnStore(async (db) => {
    await Promise.all([db.clear('seen'), db.clear('seenEntries'), db.clear('files')]);
  });
}
