import { auth } from '@comptoir/contract/auth';
import { caisses } from '@comptoir/contract/caisses';
import { transferts } from '@comptoir/contract/transferts';
import { mockApi } from '@comptoir/mocks/api';
import { failingCall, slowCall, unreachableCall } from '@comptoir/mocks/states';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../stories/mockedTest';
import { rowAction } from '../../stories/rowMenu';
import { OfflineNeverSeen, Online, ServerAway, Slow } from './Offline.stories';

const CUT = /net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED|status of (403|503)/;
test.use({ allowedErrors: [CUT] });

const state = (page: Page, text: string) =>
  page.getByRole('button', { name: `État de la connexion : ${text}`, includeHidden: true });
const notice = (page: Page) => page.getByText(/^Vu le \d+ \S+ \d{4} à \d\d:\d\d, /);
const balance = (page: Page) => page.getByText('Banque SGCI').first();
/** No server answers: neither what the screen reads, nor what tries the line. */
const AWAY = [caisses.list, caisses.all, transferts.list, auth.me].map((call) => unreachableCall(call));
const API = '**/api/**';
const abort = (route: Route) => route.abort();

/**
 * Presses a button once the line is back. The page's own requests are held until then, or they would remove the button.
 */
async function pressed(page: Page, press: () => Promise<unknown>): Promise<void> {
  let held: Route[] | null = [];
  await page.route(API, (route) => {
    if (held === null) return route.fallback();
    held.push(route);
  });
  await press();
  const waiting = held;
  held = null;
  for (const route of waiting) await route.fallback();
}

/** Presses "Réessayer" in the panel of the line. */
const retry = (page: Page, comeBack: () => Promise<unknown>) =>
  pressed(page, async () => {
    await comeBack();
    await page.getByRole('button', { name: /^État de la connexion/ }).click();
    await page.getByRole('button', { name: 'Réessayer' }).first().click();
  });

/** Returns a function that tells which calls the page made since "Réessayer" was pressed. */
async function callsSinceRetry(page: Page): Promise<() => string[]> {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.route('**/pressed', (route) => route.fulfill({ status: 204 }));
  // The page itself marks the press among its requests: one that it made of its own before is not of the press.
  await page.evaluate(() => {
    const mark = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button')?.textContent === 'Réessayer')
        navigator.sendBeacon('/pressed');
    };
    document.addEventListener('click', mark, { capture: true });
  });
  return () => calls.slice(calls.indexOf('POST /pressed'));
}

test.describe('PRODUCT O: lists last seen', () => {
  test('stay readable when nothing answers, and are read again later', async ({ mount, page, router, store }) => {
    await mount(<Online.Component />);
    await expect(balance(page)).toBeVisible();
    await expect(state(page, 'Connecté')).toBeVisible();
    await page.route(API, abort);
    await page.getByRole('link', { name: 'Dépenses' }).first().click();
    await expect(page.getByText(/n’a pas encore été vu sur cet appareil/).first()).toBeVisible();
    await expect(state(page, 'Le serveur ne répond pas')).toBeVisible();

    await page.getByRole('link', { name: 'Caisses' }).first().click();
    await expect(balance(page)).toBeVisible();
    await expect(notice(page)).toContainText('le serveur ne répond pas');
    await expect(page.locator('html')).toHaveAttribute('data-unconfirmed');
    const header = page.getByRole('columnheader', { name: /^Solde au dernier contact, \d\d:\d\d/ });
    await expect(header).toBeVisible();
    await expect(page.getByText(/^Total au dernier contact, \d\d:\d\d\s: /)).toBeVisible();

    for (const caisse of store.caisses) if (caisse.libelle === 'Banque SGCI') caisse.libelle = 'Banque relue';
    await retry(page, async () => {
      await page.unroute(API, abort);
      await router.use(...mockApi(store));
    });
    await expect(page.getByText('Banque relue').first()).toBeVisible();
    await expect(state(page, 'Connecté')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-unconfirmed');
    await expect(header).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: /^Solde( Montant d’ouverture)?$/ })).toBeVisible();
  });

  test('are read once when the line is found again by hand', async ({ mount, page, router, store }) => {
    await router.use(...AWAY);
    await mount(<ServerAway.Component />);
    await expect(notice(page)).toBeVisible();
    await expect(state(page, 'Le serveur ne répond pas')).toBeVisible();
    const calls = await callsSinceRetry(page);
    await retry(page, async () => {
      await router.use(...mockApi(store));
    });
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
    expect(calls()).toContain('POST /pressed');
    expect(calls().filter((call) => call === 'GET /api/caisses/whithpagination')).toHaveLength(1);
  });

  test('on a phone the line’s panel keeps the focus when it is back', async ({ mount, page, router, store }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await router.use(...AWAY);
    await mount(<ServerAway.Component />);
    await expect(state(page, 'Le serveur ne répond pas')).toBeVisible();
    await page.getByRole('button', { name: /^État de la connexion/ }).click();
    await pressed(page, async () => {
      await router.use(...mockApi(store));
      await page.getByRole('dialog').getByRole('button', { name: 'Réessayer' }).click();
    });
    await expect(state(page, 'Connecté')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'État de la connexion' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(state(page, 'Connecté')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(state(page, 'Connecté')).toHaveCount(0);
  });

  test('what was never seen on this device says so, and can be tried again', async ({ mount, page, router, store }) => {
    await router.use(unreachableCall(auth.me), unreachableCall(caisses.list), unreachableCall(caisses.all));
    await mount(<OfflineNeverSeen.Component />);
    await expect(page.getByText(/Cet écran n’a pas encore été vu sur cet appareil\./)).toBeVisible();
    await pressed(page, async () => {
      await router.use(unreachableCall(auth.me), ...mockApi(store));
      await page.getByRole('button', { name: 'Réessayer' }).click();
    });
    await expect(balance(page)).toBeVisible();
  });

  test('a refusal is an answer: what was seen is not shown in its place', async ({ mount, page, router }) => {
    await router.use(failingCall(caisses.list, 'auth.permission'), failingCall(caisses.all, 'auth.permission'));
    await mount(<ServerAway.Component />);
    await expect(page.getByText(/pas le droit/).first()).toBeVisible();
    await expect(balance(page)).toHaveCount(0);
  });

  test('stand in for an answer that takes long, marked until it comes', async ({ mount, page, router }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await router.use(slowCall(caisses.list, held), slowCall(caisses.all, held));
    await mount(<Slow.Component />);
    await expect(notice(page)).toContainText('lecture en cours');
    await expect(balance(page)).toBeVisible();
    // The notice moves nothing on the page, neither when it comes nor when it goes (CLS).
    const heading = page.getByRole('heading', { level: 1 });
    const { y } = (await heading.boundingBox()) ?? {};
    answer();
    await expect(notice(page)).toHaveCount(0);
    expect((await heading.boundingBox())?.y).toBe(y);
    await expect(balance(page)).toBeVisible();
  });
});

test('PRODUCT O: nothing is deleted without a network, nor waits', async ({ mount, page, context, asked }) => {
  await mount(<Online.Component />);
  await rowAction(page, 'Petite caisse San-Pédro', 'Supprimer');
  const question = page.getByRole('alertdialog');
  await context.setOffline(true);
  await expect(state(page, 'Hors connexion')).toBeAttached();
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(question).toContainText('Hors connexion : ceci ne se décide pas sans réseau.');
  await expect(page.getByRole('button', { name: /en attente/ })).toHaveCount(0);
  expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  await context.setOffline(false);
});

test.describe('PRODUCT O: saving data', () => {
  test('is a switch of this device, and the header says so', async ({ mount, page, context }) => {
    await mount(<Online.Component />);
    await state(page, 'Connecté').click();
    await page.getByRole('switch', { name: /Économie de données/ }).click();
    await expect(state(page, 'Économie de données')).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'comptoir-economie')?.value).toBe('1');
    await page.getByRole('switch', { name: /Économie de données/ }).click();
    await expect(state(page, 'Connecté')).toBeVisible();
  });
});
