/// <reference lib="dom" />
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { type Line, slowDown } from './line';
import { clickedAt, readVitals, shownAt, watchVitals } from './vitals';

/** People with a slow line have a phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, locale: 'fr-FR' } as const;
/** A person's browser, which knows the address of the application. */
export type Somebody = Pick<BrowserContextOptions, 'baseURL'>;
export type Note = (what: string, value: number) => void;

export const FORM = 'form input[name=password]';
const HOME = '/dashboard/default';
const LIST = '/depenses';
const ROWS = 'main [data-shape]';
/** Milliseconds between two keys, for a person who knows the password by heart. The shell loads meanwhile. */
const KEY_MS = 200;
const PATIENCE_MS = 90_000;

export const FIGURES = 'first figures after the press';
export const NEXT_PAGE = 'next page of a list';
export const EMPTIED = 'dashboard, cache emptied';

export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Waits until no answer and no dialog's code is on its way. */
export const settle = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[aria-busy=true], [data-waiting]') === null);

async function typeIn(page: Page, delay: number): Promise<void> {
  await page.locator('input[name=username]').pressSequentially('admin', { delay });
  await page.locator(FORM).pressSequentially('demo-comptoir', { delay });
  await page.click('button[type=submit]');
}

/** Signs in and returns the cookies and the storage. A browser that begins with them has nothing cached. */
export async function signIn(browser: Browser, who: Somebody): Promise<State> {
  const context = await browser.newContext({ ...PHONE, ...who, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await typeIn(page, 0);
  await shownAt(page, 'main', 'Fcfa');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Returns a function that tells the bytes that came since its last call, headers included. */
function countBytes(session: CDPSession): () => number {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => {
    const counted = bytes;
    bytes = 0;
    return counted;
  };
}

interface Opened {
  page: Page;
  /** Milliseconds from the request to the first paint (`fcp`), or until the content and the largest paint are there. */
  fcp: number;
  content: number;
  /** Bytes that had come when its content was there. */
  bytes: number;
  bytesSince: () => number;
}

/** Loads an address on a slow line until nothing is on its way. */
export async function open(
  context: BrowserContext,
  line: Line,
  path: string,
  what: [string, string?],
): Promise<Opened> {
  const page = await context.newPage();
  await watchVitals(page);
  const bytesSince = countBytes(await slowDown(page, line));
  await page.goto(path, { waitUntil: 'commit', timeout: PATIENCE_MS });
  const shown = await shownAt(page, ...what);
  const bytes = bytesSince();
  // The last and largest paint may still come.
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  const { fcp, lcp } = await readVitals(page);
  return { page, fcp, content: Math.max(shown, lcp), bytes, bytesSince };
}

/** Waits until the device has stored the program and the first reads of each address, which takes some seconds. */
async function keepProgram(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  for (const path of [HOME, LIST]) {
    await page.goto(path);
    const isKnown = (address: string) => localStorage.getItem('comptoir.firstReads')?.includes(`"${address}"`);
    await page.waitForFunction(isKnown, path, { timeout: 120_000, polling: 200 });
  }
  const isKept = async () => (await caches.match('/')) !== undefined && navigator.serviceWorker.controller !== null;
  await page.waitForFunction(isKept, null, { timeout: 120_000, polling: 200 });
  await page.close();
}

/** Makes a first visit with nothing stored: the form, the typing, and the first figures. */
async function arrive(context: BrowserContext, line: Line, note: Note): Promise<void> {
  const { page, fcp, content, bytes, bytesSince } = await open(context, line, '/', [FORM]);
  note('skeleton', fcp);
  note('login form', content);
  note('login form, bytes', bytes);
  bytesSince();
  await typeIn(page, KEY_MS);
  note('while typing, bytes', bytesSince());
  const figures = await shownAt(page, 'main', 'Fcfa');
  note(FIGURES, figures - (await clickedAt(page)));
  note(`${FIGURES}, bytes`, bytesSince());
  await page.close();
}

/** Returns the milliseconds from the press until the rows of the next page are there. */
async function turnPage(page: Page): Promise<number> {
  const former = await page.locator(ROWS).first().textContent();
  await page
    .getByRole('button', { name: /Page suivante/ })
    .first()
    .click();
  const isNew = ([selector, old]: readonly [string, string | null]) =>
    document.querySelector(selector)?.textContent !== old && performance.now();
  const shown = await page.waitForFunction(isNew, [ROWS, former] as const, { polling: 'raf' });
  return Number(await shown.jsonValue()) - (await clickedAt(page));
}

/** Makes the next visit: the dashboard, a list and its next page, then the sign-in page, which ends the session. */
async function comeAgain(context: BrowserContext, line: Line, note: Note): Promise<void> {
  const home = await open(context, line, HOME, ['main', 'Fcfa']);
  note('repeat visit, skeleton', home.fcp);
  note('repeat visit, dashboard', home.content);
  note('repeat visit, dashboard, bytes', home.bytes);
  await home.page.close();
  const list = await open(context, line, LIST, ['main', 'Fcfa']);
  note('repeat visit, expenses', list.content);
  note('repeat visit, expenses, bytes', list.bytes);
  list.bytesSince();
  note(NEXT_PAGE, await turnPage(list.page));
  note(`${NEXT_PAGE}, bytes`, list.bytesSince());
  await list.page.close();
  const login = await open(context, line, '/auth/login', [FORM]);
  note('repeat visit, login form', login.content);
  await login.page.close();
}

/** Makes all these visits once, in a browser without any earlier visit. */
export async function live(browser: Browser, who: Somebody, line: Line, note: Note): Promise<void> {
  const context = await browser.newContext({ ...PHONE, ...who });
  await arrive(context, line, note);
  await keepProgram(context);
  await comeAgain(context, line, note);
  await context.close();
}

/** Continues a session in a browser with an empty cache: no form gives the program time to load. */
export async function comeEmptied(
  browser: Browser,
  who: Somebody,
  state: State,
  line: Line,
  note: Note,
): Promise<void> {
  const context = await browser.newContext({ ...PHONE, ...who, storageState: state });
  const { content, bytes } = await open(context, line, HOME, ['main', 'Fcfa']);
  note(EMPTIED, content);
  note(`${EMPTIED}, bytes`, bytes);
  await context.close();
}
