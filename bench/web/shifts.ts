import type { Browser, BrowserContext } from 'playwright-core';
import { PUBLIC_PLACES, SCREEN_PLACES, VIEW_PLACES } from '../../e2e/screensOf';
import { SLOW_3G, slowDown } from './line';
import type { Row } from './report';
import { PHONE, type Somebody, type State, settle, signIn } from './visits';
import { readVitals, type Vitals, watchVitals } from './vitals';

const BUDGET = 0.05;
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const paths = (places: typeof SCREEN_PLACES) => [...new Set(places.map(({ path }) => path))];
const INSIDE = paths([...SCREEN_PLACES, ...VIEW_PLACES]);
const OUTSIDE = paths(PUBLIC_PLACES);

/** Loads an address until nothing is on its way. The sign-in page would end a session, so it is loaded without one. */
async function settled(context: BrowserContext, path: string): Promise<Vitals> {
  const page = await context.newPage();
  await watchVitals(page);
  // The program comes from the browser's cache. The answers come over the line, one after the other, and move the page.
  await slowDown(page, SLOW_3G, 1);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  await settle(page);
  await page.waitForLoadState('networkidle');
  const vitals = await readVitals(page);
  await page.close();
  return vitals;
}

async function shiftsIn(
  browser: Browser,
  who: Somebody,
  window: (typeof WINDOWS)[number],
  state?: State,
): Promise<Row[]> {
  const context = await browser.newContext({
    ...PHONE,
    ...who,
    viewport: window,
    ...(state && { storageState: state }),
  });
  const rows: Row[] = [];
  for (const path of state ? INSIDE : OUTSIDE) {
    const { cls, moved } = await settled(context, path);
    const names = [`${window.width} px`, path];
    rows.push({ names, values: [cls], unit: '', budget: BUDGET, note: cls > 0.001 ? moved : '' });
  }
  await context.close();
  return rows;
}

/** Returns how much each screen moves while its answers come, on a phone and on a desk; the worst first. */
export async function shifts(browser: Browser, who: Somebody): Promise<Row[]> {
  const state = await signIn(browser, who);
  const rows: Row[] = [];
  for (const window of WINDOWS) {
    rows.push(...(await shiftsIn(browser, who, window)), ...(await shiftsIn(browser, who, window, state)));
  }
  return rows.toSorted((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
}
