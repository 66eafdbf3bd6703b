import type { Page, Request } from '@playwright/test';
import { Playground } from '../app/caisses/CaissesScreen.stories';
import { expect, test } from '../app/stories/mockedTest';

// The second test of each pair must run after the first, in the same worker.
test.describe.configure({ mode: 'serial' });

/** Returns everything in the page that a test may change. */
function stateOf(page: Page) {
  return page.evaluate(async () => {
    const attributesOf = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`);
    const { documentElement: html, body, head } = document;
    return {
      url: location.href + JSON.stringify(history.state),
      title: document.title,
      html: attributesOf(html),
      body: [...attributesOf(body), body.innerHTML],
      head: [...head.children]
        .filter((element) => !element.matches('[data-styled], link'))
        .map(({ outerHTML }) => outerHTML),
      local: { ...localStorage },
      session: { ...sessionStorage },
      caches: await caches.keys(),
      cookie: document.cookie,
      focused: document.activeElement?.tagName,
      selected: String(getSelection()),
      scroll: [scrollX, scrollY],
      size: [innerWidth, innerHeight],
      fullscreen: document.fullscreenElement !== null,
      media: ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion)', '(forced-colors: active)'].filter(
        (query) => matchMedia(query).matches,
      ),
      hovered: [...document.querySelectorAll(':hover')].length,
      online: navigator.onLine,
      clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
      replaced: [navigator, Reflect.get(navigator, 'connection')].map((host) => Reflect.ownKeys(host).map(String)),
    };
  });
}

const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

/**
 * Opens the database `left` as the application would, and writes `write` into it; without `write`, returns its keys.
 */
const databaseOf = (page: Page, write?: string) =>
  page.evaluate(
    (value) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('left');
        opening.onupgradeneeded = () => opening.result.createObjectStore('left');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const store = opening.result.transaction('left', 'readwrite').objectStore('left');
          const request = value === undefined ? store.getAllKeys() : store.put(value, value);
          request.onsuccess = () => resolve(request.result);
        };
      }),
    write,
  );

async function leaveWithin(page: Page): Promise<void> {
  await databaseOf(page, 'left');
  await page.evaluate(async () => {
    const { documentElement: html, body } = document;
    history.pushState({ left: true }, '', '/left?behind#here');
    document.title = 'left';
    html.setAttribute('style', 'color: red');
    html.lang = 'en';
    html.dataset.theme = 'dark';
    body.className = 'left';
    body.insertAdjacentHTML('beforeend', '<div style="height: 3000px"><input id="left" value="left"></div>');
    document.head.appendChild(document.createElement('style')).textContent = 'p { color: red }';
    localStorage.setItem('left', 'left');
    sessionStorage.setItem('left', 'left');
    await caches.open('left');
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    scrollTo(0, 1000);
    const input = document.querySelector<HTMLInputElement>('#left');
    input?.focus({ preventScroll: true });
    getSelection()?.selectAllChildren(body);
    await html.requestFullscreen();
    const leave = (name: string) => html.toggleAttribute(`data-${name}`, true);
    for (const target of [window, document, html, body]) target.addEventListener('left', () => leave('heard'));
    setInterval(() => leave('interval'), 1);
    setTimeout(() => leave('timeout'), 1_000);
    const draw = () => requestAnimationFrame(draw) && leave('frame');
    draw();
    const rest = () => requestIdleCallback(rest) && leave('idle');
    rest();
  });
}

/** A screen that saves data loads no other parts ahead, so the test leaves none on its way. */
const saveData = (page: Page) =>
  page.evaluate(() => {
    const { connection } = navigator as Navigator & { connection: object };
    Object.defineProperty(connection, 'saveData', { value: true, configurable: true });
  });

/** Sends a request that is never answered. */
async function leaveAsking(page: Page): Promise<Request> {
  await page.route(/[?]held$/, () => undefined);
  const asked = page.waitForRequest(/[?]held$/);
  await page.evaluate(() => void fetch('/?held').catch(() => undefined));
  return asked;
}

async function leaveOutside(page: Page): Promise<void> {
  const context = page.context();
  await context.addCookies([{ name: 'left', value: 'left', url: page.url() }]);
  await context.grantPermissions(['clipboard-read']);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' });
  await page.route(/[?]left$/, (route) => route.fulfill({ body: 'left' }));
  await page.mouse.move(200, 200);
  await page.mouse.down();
  await page.keyboard.down('Shift');
  await page.setViewportSize({ width: 400, height: 300 });
  await context.setOffline(true);
}

test.describe('a test leaves nothing to the next one', () => {
  let before: { state: unknown; loadedAt: number; asked: string[]; held: Request };
  const row = (page: Page) => page.getByText('Banque SGCI');

  test('that leaves what it can', async ({ mount, page, asked }) => {
    const [state, began] = [await stateOf(page), await loadedAt(page)];
    await saveData(page);
    const readBelow = page.waitForResponse(/\/api\/transferts/);
    await mount(<Playground.Component />);
    await expect(row(page)).toBeVisible();
    await readBelow;
    const held = await leaveAsking(page);
    before = { state, loadedAt: began, asked, held };
    // This comes first, because a window in full screen keeps its size.
    await leaveOutside(page);
    await leaveWithin(page);
    expect(await stateOf(page)).not.toEqual(state);
  });

  test('that finds the same page as it was loaded', async ({ mount, page, router }) => {
    expect(await loadedAt(page)).toBe(before.loadedAt);
    const askedBefore = before.asked.length;
    expect(await stateOf(page)).toEqual(before.state);
    expect(await databaseOf(page)).toEqual([]);
    expect(await page.evaluate(async () => (await fetch('/?left')).text())).not.toBe('left');
    await page.evaluate(async () => {
      // A component that is still mounted would follow this change.
      Reflect.get(window, 'forceMode')({ theme: 'dark' });
      for (const target of [window, document.documentElement, document.body]) target.dispatchEvent(new Event('left'));
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      Reflect.get(window, 'forceMode')({});
    });
    expect(await stateOf(page)).toEqual(before.state);
    await page.evaluate(() =>
      document.addEventListener('keydown', (event) => {
        document.documentElement.dataset.shift = String(event.shiftKey);
      }),
    );
    await page.keyboard.press('a');
    await expect(page.locator('html')).toHaveAttribute('data-shift', 'false');
    expect(before.held.failure()).not.toBeNull();
    await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<button>1</button><button>2</button>'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '1' })).toBeFocused();
    await router.route('**/api/**', () => new Promise(() => undefined));
    await mount(<Playground.Component />);
    await expect(page.locator('[aria-busy=true]')).toBeVisible();
    await expect(row(page)).toHaveCount(0);
    expect(before.asked).toHaveLength(askedBefore);
  });
});

test.describe('a clock that a test sets ends with it', () => {
  test('that sets it', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    expect(await page.evaluate(() => Date.now())).toBe(60_000);
  });

  test('that finds the time of day', async ({ page }) => {
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeLessThan(60_000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  });
});

test.describe('a page of its own', () => {
  let shared = 0;

  test('is not asked for', async ({ page }) => {
    shared = await loadedAt(page);
  });

  test.describe('is asked for', () => {
    test.use({ ownPage: true });

    test('and is loaded for the test', async ({ page }) => {
      expect(await loadedAt(page)).not.toBe(shared);
      await page.evaluate(() => document.documentElement.toggleAttribute('data-left', true));
    });

    test('and for each', async ({ page }) => {
      await expect(page.locator('html')).not.toHaveAttribute('data-left');
    });
  });

  test.describe('comes with touch', () => {
    test.use({ hasTouch: true });

    test('and is another one', async ({ page }) => {
      expect(await loadedAt(page)).not.toBe(shared);
      expect(await page.evaluate(() => navigator.maxTouchPoints)).toBe(1);
    });
  });

  test('leaves the shared one as it was', async ({ page }) => {
    expect(await loadedAt(page)).toBe(shared);
    expect(await page.evaluate(() => navigator.maxTouchPoints)).toBe(0);
  });
});

test.describe('a part of the program that a test leaves on its way', () => {
  // No other test has loaded the part into a page with these options.
  test.use({ userAgent: 'left on its way' });
  const PART = /\/MouvementsModal.*[.]js$/;
  const openPart = (page: Page) =>
    page.getByRole('button', { name: 'Mouvements de la caisse Banque SGCI', exact: true }).click();
  let before: number;

  test('that leaves it', async ({ mount, page }) => {
    before = await loadedAt(page);
    await page.route(PART, () => undefined);
    const asked = page.waitForRequest(PART);
    await mount(<Playground.Component />);
    await openPart(page);
    await asked;
  });

  test('that finds it in another page', async ({ mount, page }) => {
    expect(await loadedAt(page)).not.toBe(before);
    await mount(<Playground.Component />);
    await openPart(page);
    await expect(page.getByRole('dialog', { name: 'Mouvements de « Banque SGCI »' })).toBeVisible();
  });
});
