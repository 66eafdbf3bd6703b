import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { faultsOfAxe } from './axe';
import { TEXT_SPACING, TWICE_THE_TEXT, withStyle } from './looks/addedStyle';
import { brokenAmounts, CLIPPING, clippedTexts, overlaidTexts, sideways, unreadTexts } from './looks/clipping';
import { firstFocus } from './looks/firstFocus';
import { returns, unreached, walkOf } from './looks/focusWalk';
import { FORCED, lostIcons, lostInForcedColours } from './looks/forcedColours';
import { faultsOfEmptyForm } from './looks/forms';
import { type InPage, runInPage } from './looks/inPage';
import { disorderedActions, lateRows, misnamedPage, misprinted, motions, STRUCTURE, twins } from './looks/structure';
import { smallTargets, TARGETS } from './looks/targets';
import { DIALOG_PLACES, type Place, PUBLIC_PLACES, SCREEN_PLACES, SEEN_ELSEWHERE, VIEW_PLACES } from './screensOf';
import { test } from './test';
import { watchViolations } from './violations';
import { type Look, Visitor } from './visitor';

const INSIDE = [...SCREEN_PLACES, ...VIEW_PLACES, ...DIALOG_PLACES];

/** Makes a look of functions that run in the page: it returns all that they find. */
const within =
  (parts: InPage, ...found: InPage[number][]): Look['faultsIn'] =>
  async ({ page }) =>
    (await Promise.all(found.map((one) => runInPage<string[]>(page, [...parts, one])))).flat();

const clipped = async (page: Page): Promise<string[]> => [
  ...(await runInPage<string[]>(page, [...CLIPPING, clippedTexts])),
  ...(await runInPage<string[]>(page, [...CLIPPING, sideways])),
];

/** Checks a list only as people first see it: without filters, and with nothing opened. */
const firstRows = async (page: Page, { path, presses }: Place, limit: number): Promise<string[]> =>
  presses.length > 0 || path.includes('?') ? [] : runInPage(page, [...STRUCTURE, lateRows], limit);

const isOver = ({ presses }: Place) => presses.at(-1)?.opens === 'dialog';

const AT_A_DESK: readonly Look[] = [
  {
    name: 'DESIGN rules 13, 14: a form gives the focus to its first field, a question to Non',
    faultsIn: firstFocus,
  },
  { name: 'DESIGN rule 25: axe finds nothing on any screen', faultsIn: ({ page }) => faultsOfAxe(page) },
  {
    name: 'DESIGN rule 22: Tab reaches everything that can be worked, in the order in which it is seen',
    faultsIn: async (visitor, place) => {
      const walk = await walkOf(visitor.page, place);
      return [...unreached(walk).map((part) => `Tab never reaches ${part}`), ...returns(walk), ...walk.disorders];
    },
  },
  {
    name: 'DESIGN rule 13: Tab stays in what came up',
    faultsIn: async (visitor, place) =>
      (await walkOf(visitor.page, place)).stops
        .filter(({ isInside }) => isOver(place) && !isInside)
        .map(({ name }) => `Tab goes out to ${name}`),
  },
  {
    name: 'WCAG 2.4.7, 2.4.11: what has the focus shows it, and nothing lies over it',
    faultsIn: async (visitor, place) =>
      (await walkOf(visitor.page, place)).stops.flatMap(({ name, isLit, cover }) => [
        ...(isLit ? [] : [`${name} does not show its focus`]),
        ...(cover ? [`${name} is covered by ${cover}`] : []),
      ]),
  },
  {
    name: 'DESIGN rule 23: targets are 24 px wide and high, or stand apart',
    isQuick: true,
    faultsIn: ({ page }) => runInPage(page, [...TARGETS, smallTargets], 24, true),
  },
  {
    name: 'DESIGN rule 21: one h1, which the document is called by; its language; where messages will be',
    isQuick: true,
    faultsIn: ({ page, lang }) => runInPage(page, [...STRUCTURE, misnamedPage], lang),
  },
  {
    name: 'DESIGN rule 7: no two actions have one name, and those of a row keep their order',
    isQuick: true,
    faultsIn: within(STRUCTURE, twins, disorderedActions),
  },
  {
    name: 'DESIGN rule 8: what is cut can be read whole without a mouse',
    isQuick: true,
    faultsIn: within(CLIPPING, unreadTexts),
  },
  {
    name: 'DESIGN rule 23: nothing moves for who wants no motion',
    isQuick: true,
    faultsIn: within(STRUCTURE, motions),
  },
  {
    name: 'WCAG 1.4.12: text that a reader spaces is neither cut nor overlaid',
    faultsIn: ({ page }) =>
      withStyle(page, TEXT_SPACING, async () => [
        ...(await clipped(page)),
        ...(await runInPage<string[]>(page, [...CLIPPING, overlaidTexts])),
      ]),
  },
  {
    name: 'WCAG 1.4.4: text of twice its size is not cut, and the page does not scroll sideways',
    faultsIn: ({ page }) => withStyle(page, TWICE_THE_TEXT, () => clipped(page)),
  },
  {
    name: 'forced colours leave focus, frames and icons',
    faultsIn: async (visitor, place) => {
      await visitor.page.emulateMedia({ forcedColors: 'active' });
      const faults = await within(FORCED, lostInForcedColours, lostIcons)(visitor, place);
      await visitor.page.emulateMedia({ forcedColors: 'none' });
      return faults;
    },
  },
  {
    name: 'DESIGN rule 23: on paper there is no shell, and heads of tables come again',
    faultsIn: async (visitor, place) => {
      const isInShell = (await visitor.page.locator('aside').count()) > 0;
      if (place.presses.length > 0 || !isInShell) return [];
      await visitor.page.emulateMedia({ media: 'print' });
      const faults = await within(STRUCTURE, misprinted)(visitor, place);
      await visitor.page.emulateMedia({ media: null });
      return faults;
    },
  },
  {
    name: 'DESIGN rule 6: at 1 280 × 800 px the first row of a list begins above 200 px',
    isQuick: true,
    faultsIn: ({ page }, place) => firstRows(page, place, 200),
  },
  {
    name: 'DESIGN rules 10, 11: an empty form says what is missing, field by field',
    isQuick: true,
    faultsIn: ({ page }) => faultsOfEmptyForm(page),
  },
];

const ON_A_PHONE: readonly Look[] = [
  { name: 'DESIGN rule 25: axe finds nothing on any screen of a phone', faultsIn: ({ page }) => faultsOfAxe(page) },
  {
    name: 'DESIGN rule 6: at 360 px nothing is cut, and nothing scrolls sideways',
    isQuick: true,
    faultsIn: ({ page }) => clipped(page),
  },
  {
    name: 'DESIGN rule 5: no amount breaks between its digits and its unit',
    isQuick: true,
    faultsIn: within(CLIPPING, brokenAmounts),
  },
  {
    name: 'DESIGN rule 23: targets are 44 px wide and high for a finger',
    isQuick: true,
    faultsIn: ({ page }) => runInPage(page, [...TARGETS, smallTargets], 44, false),
  },
  {
    name: 'DESIGN rule 6: at 360 × 740 px the first row of a list begins above 180 px',
    isQuick: true,
    faultsIn: ({ page }, place) => firstRows(page, place, 180),
  },
  {
    name: 'WCAG 1.4.10, 1.4.12: at 320 px, with spaced text too, nothing is cut and nothing scrolls sideways',
    faultsIn: async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const faults = [
        ...(await clipped(page)),
        ...(await withStyle(page, TEXT_SPACING, () => clipped(page))).map((fault) => `spaced, ${fault}`),
      ];
      await page.setViewportSize({ width: 360, height: 740 });
      return faults;
    },
  },
];

/** Limit of a walk: the longest one takes twelve minutes on an idle machine. */
const LONG_MS = 5_400_000;

type Device = Partial<Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch' | 'isMobile' | 'contextOptions'>> & {
  locale: Visitor['lang'];
  isDark?: boolean;
};

/** Makes the look at the content policy: the browser reports violations from before the page's first script on. */
async function policy(page: Page): Promise<Look> {
  const violations = await watchViolations(page);
  return {
    name: 'ASVS 3.4.3: no screen asks for what the content policy forbids',
    faultsIn: async () => violations.splice(0),
  };
}

/** Shows the dark theme as if this person had chosen it, before and after the sign-in. Other people's theme stays. */
async function chooseDark(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: before the page's first script
    document.cookie = 'comptoir-theme=dark; Path=/';
  });
  await page.route('**/api/themes/*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: object[] };
    await route.fulfill({ response, json: { ...rest, data: data.map((theme) => ({ ...theme, darkmode: 1 })) } });
  });
}

const LEAVING = { name: 'DESIGN rule 13: Esc closes what is on top and nothing else; the focus comes back' };

test('every screen and everything that comes up over one is looked at', () => {
  const app = `${import.meta.dirname}/../app`;
  const paths = [...readFileSync(`${app}/frame/routing/screenPaths.ts`, 'utf8').matchAll(/'(\/[^']*)'/g)].map(
    ([, path]) => path,
  );
  const routes = ['routes.tsx', 'frame/shell/ScreenRoutes.tsx'].map((file) => readFileSync(`${app}/${file}`, 'utf8'));
  // `accueil` leads to a screen and shows nothing itself.
  const beside = [...routes.join('').matchAll(/path="(?!accueil")([^"*]+)"/g)].map(([, path]) => `/${path}`);
  const isShown = (pattern: string) =>
    [...SCREEN_PLACES, ...PUBLIC_PLACES].some(({ path }) =>
      new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path),
    );
  expect(paths.length).toBeGreaterThan(10);
  expect(beside.length).toBeGreaterThan(4);
  expect([...paths, ...beside].filter((path = '') => !isShown(path))).toEqual([]);

  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const dialogs = files.filter((file) => /(Modal|Dialog|Remis)\.tsx$/.test(file)).map((file) => file.slice(0, -4));
  const looked = new Set([...INSIDE.map(({ shows }) => shows), ...Object.keys(SEEN_ELSEWHERE)]);
  expect(dialogs.length).toBeGreaterThan(20);
  expect(dialogs.filter((file) => !looked.has(file))).toEqual([]);

  // The named parts exist, and so do the tests that look at them.
  const parts = [...looked, ...PUBLIC_PLACES.map(({ shows }) => shows)].map((part) => `${app}/${part}.tsx`);
  const lookers = Object.values(SEEN_ELSEWHERE).map((file) => `${app}/../${file}`);
  expect([...parts, ...lookers].filter((file) => !existsSync(file))).toEqual([]);
});

/** The places of each walk. A walk takes all looks, because a walk for each look would last for hours. */
const WALKS: Readonly<Record<string, readonly Place[]>> = {
  'every screen': SCREEN_PLACES,
  'every other face of a screen': VIEW_PLACES,
  'everything that comes up over a screen': DIALOG_PLACES,
};

/** Tests with one kind of device: the quick looks at every screen always, all looks everywhere in the long suite. */
function look(where: string, looks: readonly Look[], { isDark = false, ...device }: Device) {
  test.describe(where, () => {
    test.use({ house: ({ demo }, use) => use(demo), ...device });

    const walk = async (page: Page, places: readonly Place[], named: readonly Look[]) => {
      if (isDark) await chooseDark(page);
      const faults = new Map<string, string[]>();
      const taken = [...named, await policy(page)];
      await new Visitor(page, device.locale, faults).lookAround(places, taken, LEAVING.name);
      for (const { name } of [...taken, LEAVING]) expect.soft(faults.get(name), name).toEqual([]);
    };
    const quick = looks.filter(({ isQuick }) => isQuick);

    test(`${looks.length} looks at the pages before the sign-in`, async ({ page }) => {
      await walk(page, PUBLIC_PLACES, looks);
    });
    test(`${quick.length} quick looks at every screen`, async ({ counter: { page } }) => {
      await walk(page, SCREEN_PLACES, quick);
    });
    for (const [there, places] of Object.entries(WALKS)) {
      test(`${looks.length} looks at ${there}`, { tag: '@long' }, async ({ counter: { page } }) => {
        test.setTimeout(LONG_MS);
        await walk(page, places, looks);
      });
    }
  });
}

look('at a desk', AT_A_DESK, {
  viewport: { width: 1280, height: 800 },
  locale: 'fr-FR',
  contextOptions: { reducedMotion: 'reduce' },
});
look('on a phone', ON_A_PHONE, {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  isDark: true,
  locale: 'en-US',
  contextOptions: { reducedMotion: 'reduce' },
});
