import { type BrowserContext, test as base, type Page, type Request } from '@playwright/test';
import { Counter } from './counter';
import { Demonstration } from './demonstration';
import { Deployment } from './deployment';
import { House } from './house';
import { type T, textsOf } from './texts';

export { expect } from '@playwright/test';

/** What happens, in turn, to the writes that are sent for the first time. */
const TURNS = ['answered', 'lost on its way', 'answered', 'answer lost'] as const;

/** One read in this many gets no answer. */
const EVERY_READ = 9;

/** The application resends a write that has a key; a person must repeat the others. */
const keyOf = (request: Request) => request.headers()['idempotency-key'];

/**
 * Drops the line again and again: of the writes sent for the first time, one in four never arrives, and one in four
 * arrives but its answer does not; some reads get no answer either (PRODUCT O).
 */
async function dropAgainAndAgain(page: Page): Promise<void> {
  const seen = new Set<string>();
  let reads = 0;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const key = keyOf(request);
    if (request.method() === 'GET' && request.resourceType() !== 'image') {
      reads += 1;
      return reads % EVERY_READ === 0 ? route.abort('connectionreset') : route.fallback();
    }
    if (key === undefined || seen.has(key)) return route.fallback();
    const turn = TURNS[seen.size % TURNS.length];
    seen.add(key);
    if (turn === 'answered') return route.fallback();
    if (turn === 'answer lost') await route.fetch();
    return route.abort('connectionreset');
  });
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What each worker has of its own. It starts when a test asks for it. */
export interface Shared {
  /** The server of the journeys; it may hold data of other journeys. */
  shared: House;
  /** An installation whose program tests may replace and whose server they may stop; `deployment` starts it again. */
  installed: Deployment;
  /** The demonstration, to which no test writes. */
  demo: Demonstration;
  /** Returns the session of a server's administrator in this language; signs in only once. */
  sessionAt(house: Pick<House, 'origin' | 'admin'>, t: T): Promise<Session>;
}

export interface Journey {
  /** The server of this test. */
  house: House;
  line: 'steady' | 'dropping';
  /** The screens' texts in the language of the project. */
  t: T;
  /** The signed-in administrator. No page is open yet. */
  counter: Counter;
  deployment: Deployment;
}

/** Makes a fixture that starts a server before its use and stops it afterwards. */
function held<H extends House>(make: () => H) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from its first argument what a fixture needs
  return async ({}, use: (house: H) => Promise<void>) => {
    const house = make();
    try {
      await house.start();
      await use(house);
    } finally {
      await house.stop();
    }
  };
}

/** For journeys. A Playwright project may run them on a line that drops. */
export const test = base.extend<Journey, Shared>({
  shared: [held(() => new House()), { scope: 'worker' }],
  installed: [held(() => new Deployment()), { scope: 'worker' }],
  demo: [held(() => new Demonstration()), { scope: 'worker' }],
  sessionAt: [
    async ({ browser }, use) => {
      const sessions = new Map<string, Session>();
      await use(async ({ origin, admin }, t) => {
        const place = `${t.lang} ${origin}`;
        const session = sessions.get(place) ?? (await signIn(await browser.newContext({ baseURL: origin }), t, admin));
        sessions.set(place, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  deployment: async ({ installed }, use) => {
    if (!installed.isRunning) await installed.run();
    await use(installed);
  },
  house: ({ shared }, use) => use(shared),
  baseURL: ({ house }, use) => use(house.origin),
  line: ['steady', { option: true }],
  t: ({ locale }, use) => use(textsOf(locale)),
  counter: async ({ page, t, house, sessionAt }, use) => {
    await page.context().setStorageState(await sessionAt(house, t));
    await use(new Counter(page, t, house.origin));
  },
  page: async ({ page, line }, use) => {
    if (line === 'dropping') await dropAgainAndAgain(page);
    await use(page);
  },
});

async function signIn(context: BrowserContext, t: T, admin: House['admin']): Promise<Session> {
  const page = await context.newPage();
  await new Counter(page, t).signIn(admin);
  const session = await context.storageState();
  await context.close();
  return session;
}
