import { PDF } from '@comptoir/conformance/piece';
import { mockApi } from '@comptoir/mocks/api';
import { createStore } from '@comptoir/mocks/createStore';
import type { Store } from '@comptoir/mocks/store';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from '../../playwright/fixtures';

export { expect };

/** A proof of payment, as a file to choose. */
export const PROOF = { name: 'Reçu n° 12.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF.bytes) };

interface Mocked {
  /** What differs from the fixtures: the signed-in user and the data. The story must have the same overrides. */
  overrides: Partial<Store>[];
  /** The store behind the API of the test. */
  store: Store;
  /** The requests that the screen made: `GET /api/caisses/whithpagination`. */
  asked: string[];
}

/** Copies the rows of overrides, which tests share: a call of one test changes them in place. */
const ownRows = (overrides: Partial<Store>) =>
  Object.fromEntries(
    Object.entries(overrides).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((row) => ({ ...row })) : value,
    ]),
  ) as Partial<Store>;

/** A component test whose screen uses the whole mocked API. */
export const test = base.extend<Mocked>({
  overrides: [[], { option: true }],
  store: [
    async ({ router, overrides }, use) => {
      const store = createStore(...overrides.map(ownRows));
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

/** The browser's console message about a refusal (status 4xx), which the screen shows too. */
export const REFUSED = /Failed to load resource: the server responded with a status of 4/;

/** Presses Oui and waits until the dialog is gone: while it is open, nothing behind it can be found by its role. */
export async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Oui' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Returns the names of the buttons in order, with plain spaces. */
export function labelsOf(buttons: Locator): Promise<(string | undefined)[]> {
  return buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')));
}
