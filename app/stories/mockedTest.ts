import { PDF } from '@comptoir/conformance/piece';
import { mockApi } from '@comptoir/mocks/api';
import { createStore, type Store } from '@comptoir/mocks/store';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from '../../playwright/fixtures';

export { expect };

/** A proof of payment, as it is chosen. */
export const PROOF = { name: 'Reçu n° 12.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF.bytes) };

interface Mocked {
  /** Who is signed in and what there is; give the story the same. */
  overrides: Partial<Store>[];
  /** The store behind the API of this test. */
  store: Store;
  /** The writes and reads that the screen made: `GET /api/caisses/whithpagination`. */
  asked: string[];
}

/** A component test whose screen speaks to the whole mocked API. */
export const test = base.extend<Mocked>({
  overrides: [[], { option: true }],
  store: [
    async ({ router, overrides }, use) => {
      const store = createStore(...overrides);
      await router.use(...mockApi(store));
      await use(store);
    },
    { auto: true },
  ],
  asked: [
    async ({ page }, use) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${decodeURIComponent(pathname)}`);
      });
      await use(asked);
    },
    { auto: true },
  ],
});

/** What the browser says of an answer that is no success, beside what the screen says. */
export const REFUSED = /Failed to load resource: the server responded with a status of 4/;

/** Says Oui and waits for the answer: until the dialog is gone, no role reaches what lies behind it. */
export async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Oui' }).click();
  await expect(dialog).toHaveCount(0);
}

/** What buttons are called, in their order, with plain spaces. */
export function labelsOf(buttons: Locator): Promise<(string | undefined)[]> {
  return buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')));
}
