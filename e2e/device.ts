import { expect, type Page } from '@playwright/test';
import { languageFiles } from './texts';

/** Waits until the whole program is on this device, with the texts: a hundred files on a disk that may be slow. */
export async function installed(page: Page): Promise<void> {
  const paths = languageFiles('fr-FR').map((file) => `/assets/i18n/${file}`);
  const kept = () =>
    page.evaluate(async (files) => {
      const page = await caches.match('/');
      const look = (file: string) => caches.match(file, { ignoreSearch: true, ignoreVary: true });
      const texts = await Promise.all(files.map(look));
      return Boolean(page && texts.every(Boolean) && navigator.serviceWorker.controller);
    }, paths);
  await expect.poll(kept).toBe(true);
}

/** Whether the device's databases and storage hold that text. */
export async function isOnDevice(page: Page, text: string): Promise<boolean> {
  return JSON.stringify(await page.context().storageState({ indexedDB: true })).includes(text);
}

/** Waits until what was typed is on the device: the page writes it a moment after the last key. */
export async function typedIsKept(page: Page, lastTyped: string): Promise<void> {
  await expect.poll(() => isOnDevice(page, lastTyped)).toBe(true);
}

/** Makes the device full for this page, by failing its writes: the browser's own quota cannot be changed from here. */
export async function fillDevice(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = function put() {
      this.transaction.abort();
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
}

/** Waits until the page has loaded the dialogs for a lost line, which it does at a quiet moment. */
export async function atHand(page: Page) {
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const parts = ['/withoutLine-', '/athand-'];
  const isHere = (all: string[]) => parts.every((part) => all.some((name) => name.includes(part)));
  await expect.poll(async () => isHere(await files())).toBe(true);
}
