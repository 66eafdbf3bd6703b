import { test as base, type Page, type Request } from '@playwright/test';
import { Counter } from './counter';
import { type T, textsOf } from './texts';

export { expect } from '@playwright/test';

/** What becomes of each write that is sent for the first time, in turn. */
const TURNS = ['answered', 'lost on its way', 'answered', 'answer lost'] as const;

/** A read in so many gets no answer. */
const EVERY_READ = 9;

/** A write that has a key is sent again by the application; the others are asked for by a person. */
const keyOf = (request: Request) => request.headers()['idempotency-key'];

/**
 * A line that drops again and again: of the writes sent for the first time, one in four never arrives and one in four
 * arrives but its answer does not; now and then a read gets none either (PRODUCT O).
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

interface Journey {
  line: 'steady' | 'dropping';
  /** The screens' texts in the language of the project. */
  t: T;
  /** Somebody who has signed in as the administrator. */
  counter: Counter;
}

/** The tests of journeys, which a project may walk on a line that drops. */
export const test = base.extend<Journey>({
  line: ['steady', { option: true }],
  t: ({ locale }, use) => use(textsOf(locale)),
  counter: async ({ page, t }, use) => {
    const counter = new Counter(page, t);
    await counter.signIn();
    await use(counter);
  },
  page: async ({ page, line }, use) => {
    if (line === 'dropping') await dropAgainAndAgain(page);
    await use(page);
  },
});
