import { expect, type Page } from '@playwright/test';

/** Returns everything in the device's durable store as text, with files by their names. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // If this function opened the database first, it would create one without a store.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'comptoir')) return '';
    const database = await done(indexedDB.open('comptoir'));
    const kept = await done(database.transaction('kept').objectStore('kept').getAll());
    database.close();
    return JSON.stringify(kept, (_, value: unknown) => (value instanceof File ? value.name : value));
  });

/** Waits until what was typed is kept: a draft is written once typing pauses. */
export async function draftKept(page: Page, typed: string): Promise<void> {
  await expect.poll(() => onDevice(page)).toContain(typed);
}
