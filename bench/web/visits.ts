/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Line, slowDown } from './line';
import { readVitals, type Vitals, watchVitals } from './vitals';

/** Who has a slow line has a phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, locale: 'fr-FR' } as const;

export interface Screen {
  name: string;
  path: string;
  /** What says that its content is there. */
  ready: string;
  isSignedIn: boolean;
}

export const SCREENS: readonly Screen[] = [
  { name: 'sign-in', path: '/auth/login', ready: 'form input[name=password]', isSignedIn: false },
  { name: 'dashboard', path: '/dashboard/default', ready: 'main >> text=Fcfa', isSignedIn: true },
  { name: 'depenses', path: '/depenses', ready: 'main >> text=Fcfa', isSignedIn: true },
];

export interface Visit extends Vitals {
  /** Bytes on the line until the content was there. */
  bytes: number;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The cookies and the storage of somebody who has signed in: a browser that begins with them has nothing cached. */
export async function signIn(browser: Browser, origin: string): Promise<State> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await page.fill('input[name=username]', 'admin');
  await page.fill('input[name=password]', 'demo-comptoir');
  await page.click('button[type=submit]');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  await page.waitForSelector('main h1');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** One load of a screen on a slow line, until its content is there and nothing more is asked for. */
export async function visit(
  context: BrowserContext,
  screen: Screen,
  line: Line,
): Promise<{ visit: Visit; page: Page }> {
  const page = await context.newPage();
  await watchVitals(page);
  const session = await slowDown(page, line);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(screen.path, { waitUntil: 'commit', timeout: 90_000 });
  await page.waitForSelector(screen.ready, { timeout: 90_000 });
  const bytesThen = bytes;
  // The last and largest picture may still come.
  await page.waitForLoadState('networkidle', { timeout: 90_000 });
  return { visit: { ...(await readVitals(page)), bytes: bytesThen }, page };
}

/** Waits until the program is kept on this device, as it is some seconds after a first visit. */
export async function untilKept(page: Page): Promise<void> {
  const isKept = async () => (await caches.match('/')) !== undefined && navigator.serviceWorker.controller !== null;
  await page.waitForFunction(isKept, null, { timeout: 120_000, polling: 500 });
}
