import { test as base } from '@playwright/experimental-ct-react';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** The pages of a worker that are ready for use, by the options of their context. */
export type KeptPages = Map<string, Page>;

/** The events of a page for which tests add listeners. */
const LISTENED = [
  ...(['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup'] as const),
  ...(['request', 'requestfailed', 'requestfinished', 'response'] as const),
];
const NOTHING_EMULATED = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };

async function load(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  // The pointer starts outside of the page, because browsers do not agree on where it starts.
  await page.mouse.move(-1, -1);
  return page;
}

/**
 * Removes what the test left in the page, then what it set from outside; resolves to false if the page must be closed.
 */
async function empty(page: Page): Promise<boolean> {
  const context = page.context();
  for (const event of LISTENED) page.removeAllListeners(event);
  // A part of the program that was being loaded is lost, and the program would go on waiting for the line.
  let isWhole = true;
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') isWhole = false;
  });
  // A page that the test has led to another address has no `emptyPage`.
  const held = await page.evaluate(() => window.emptyPage()).catch(() => undefined);
  page.removeAllListeners('requestfailed');
  if (!held || !isWhole || context.pages().length > 1) return false;
  // Each of these waits for the browser, longer than many tests take, so only what the test left is put back.
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearCookies(),
    context.clearPermissions(),
    held.line && context.setOffline(false),
    held.media && page.emulateMedia(NOTHING_EMULATED),
    held.pointer && page.mouse.up().then(() => page.mouse.move(-1, -1)),
    ...(held.keys ? ['Shift', 'Control', 'Alt', 'Meta'] : []).map((key) => page.keyboard.up(key)),
  ]);
  return true;
}

export interface KeptFixtures {
  /**
   * The page is loaded for this test and closed after it, because the test changes something for good or is about the
   * start.
   */
  ownPage: boolean;
  /** Playwright's own fixture: all options of the context that the test sets with `use`. */
  _combinedContextOptions: BrowserContextOptions;
}

/**
 * A worker loads one page for each set of context options (touch, locale, forced colours …) and empties it after each
 * test. Tests with different window sizes share a page.
 */
export const test = base.extend<KeptFixtures, { keptPages: KeptPages }>({
  ownPage: [false, { option: true }],
  keptPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const pages: KeptPages = new Map();
      await use(pages);
      await Promise.all([...pages.values()].map((page) => page.context().close()));
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, keptPages, ownPage, baseURL, viewport, _combinedContextOptions }, use, info) => {
    const key = JSON.stringify({ ..._combinedContextOptions, viewport: null });
    const kept = ownPage ? undefined : keptPages.get(key);
    if (kept) keptPages.delete(key);
    const page = kept ?? (await load(browser, baseURL));
    const { width, height } = page.viewportSize() ?? {};
    if (viewport && (viewport.width !== width || viewport.height !== height)) await page.setViewportSize(viewport);
    await use(page);
    if (!ownPage && info.status === info.expectedStatus && (await empty(page))) keptPages.set(key, page);
    else await page.context().close();
  },
  context: ({ page }, use) => use(page.context()),
});
