import type { Page } from '@playwright/test';
import { Counter } from './counter';
import { expect, test } from './test';
import { textsOf } from './texts';

const t = textsOf('fr-FR');

const SCRIPTS = 15;
/** As sent over the line, with the headers of the answers. */
const BYTES = 236_000;
const CALLS = 4;
/** The calls that bring the figures of the dashboard. */
const FIGURES = /^Fetch \/api\/(dashboard\/\w+|caisses\/withoutpagination)/;
const LAST = 'Fetch /api/dashboard/periode';

test.use({ house: ({ demo }, use) => use(demo) });

interface Asked {
  what: string;
  /** Null until the whole answer is there. */
  bytes: number | null;
  /** Address of the script that asked for it. */
  by: string | undefined;
}

/**
 * Records what the page asks for until the answer `last` is there. Requests after that do not count, because they load
 * what may be wanted later.
 */
async function askedUntil(page: Page, last: string) {
  const asked = new Map<string, Asked>();
  let isOver = false;
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, type, request, initiator }) => {
    const by = initiator.stack?.callFrames[0]?.url;
    if (!isOver) asked.set(requestId, { what: `${type} ${new URL(request.url).pathname}`, bytes: null, by });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const one = asked.get(requestId);
    if (!one) return;
    one.bytes = bytes;
    isOver ||= one.what === last;
  });
  await session.send('Network.enable');
  return {
    all: () => [...asked.values()],
    isWhole: () => isOver && [...asked.values()].every(({ bytes }) => bytes !== null),
  };
}

test('DESIGN "Weight and speed": from nothing to the figures of the dashboard: scripts, calls and all bytes', async ({
  page,
  house,
}) => {
  const asked = await askedUntil(page, LAST);
  await new Counter(page, t).signIn(house.admin);
  await expect(page.getByRole('heading', { level: 1, name: t('menu.tableaudebord') })).toBeVisible();
  await expect.poll(asked.isWhole).toBe(true);
  await expect(page.getByRole('article').filter({ hasText: t('dashboard.depenses') })).toContainText('Fcfa');

  const told = asked
    .all()
    .map(({ what, bytes }) => `${bytes} ${what}`)
    .join('\n');
  const of = (pattern: RegExp) => asked.all().filter(({ what }) => pattern.test(what)).length;
  const bytes = asked.all().reduce((sum, one) => sum + (one.bytes ?? 0), 0);
  expect(of(/^Script /), told).toBeLessThanOrEqual(SCRIPTS);
  expect(of(FIGURES), told).toBeLessThanOrEqual(CALLS);
  expect(bytes, told).toBeLessThanOrEqual(BYTES);
  // The page's own script asks for them as soon as the sign-in is answered, before the dashboard is drawn.
  const late = asked.all().filter(({ what, by }) => FIGURES.test(what) && by?.includes('/assets/'));
  expect(late).toEqual([]);
  // What may be wanted later, and other lists, come after the figures.
  expect(of(/^Script .*(withoutLine|athand)/), told).toBe(0);
  expect(of(/^Fetch .*whithpagination/), told).toBe(0);
});

test('at the next visit the page itself asks for what the dashboard reads, each once', async ({ page, house }) => {
  const home = '/dashboard/default';
  await new Counter(page, t).signIn(house.admin);
  const figure = page.getByRole('article').filter({ hasText: t('dashboard.depenses') });
  await expect(figure).toContainText('Fcfa');
  await page.goto(home);
  const isKept = () => page.evaluate((path) => localStorage.getItem('comptoir.firstReads')?.includes(path), home);
  await expect.poll(isKept).toBe(true);

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (FIGURES.test(`Fetch ${pathname}`)) asked.push(pathname);
  });
  let bring: () => void = () => undefined;
  const program = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route('**/assets/start-*.js', (route) => program.then(() => route.continue()));
  await page.goto(home, { waitUntil: 'commit' });
  const calls = ['/api/caisses/withoutpagination', '/api/dashboard/attente', '/api/dashboard/periode'];
  await expect.poll(() => asked.toSorted()).toEqual(calls);
  bring();
  await expect(figure).toContainText('Fcfa');
  await expect(page.getByRole('figure', { name: t('dashboard.caisses') })).toBeVisible();
  expect(asked.toSorted()).toEqual(calls);
});
