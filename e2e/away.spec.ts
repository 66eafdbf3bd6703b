import { join } from 'node:path';
import type { APIRequestContext, Route } from '@playwright/test';
import { DAY_MS, pageWithClock } from './clock';
import { Counter } from './counter';
import { Deployment } from './deployment';
import { installed } from './device';
import { expect, test } from './test';

const LATER = join(import.meta.dirname, 'threeDaysLater.mjs');

test.use({ house: ({ deployment }, use) => use(deployment), serviceWorkers: 'allow' });

/** Creates a type of expenses with the same key each time; returns whether the server still knew that key. */
async function isKeyKnown(request: APIRequestContext, origin: string): Promise<boolean> {
  const headers = { 'idempotency-key': 'cle-de-la-journee-0001', origin };
  const answer = await request.post(`${origin}/api/typedepenses`, { data: { libelle: 'Gardé par sa clé' }, headers });
  return answer.headers()['idempotent-replayed'] === 'true';
}

test.describe('with data of its own, whose sessions are over by then', () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from its first argument what a fixture needs
    house: async ({}, use) => {
      const own = new Deployment();
      await own.start();
      await use(own);
      await own.stop();
    },
  });

  test('three days without a line: the payment is found, what is not found is asked about (PRODUCT D, O)', {
    tag: '@long',
  }, async ({ page, context, counter, house: deployment, playwright, t }) => {
    await counter.open('/depenses');
    await installed(page);
    await isKeyKnown(page.request, deployment.origin);
    expect(await isKeyKnown(page.request, deployment.origin)).toBe(true);
    // The server saves this write, too, but its answer is lost.
    let isSaved = false;
    await page.route('**/api/typedepenses', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      if (!isSaved) await route.fetch();
      isSaved = true;
      return route.abort('connectionreset');
    });
    await counter.addType('Péage de vendredi');
    await expect(counter.waiting(1)).toBeVisible();
    await counter.answerLost('de vendredi');
    await page.keyboard.press('Escape');
    await expect(counter.waiting(2)).toBeVisible();
    await page.close();

    await deployment.halt();
    await deployment.run(LATER);
    try {
      const request = await playwright.request.newContext({ extraHTTPHeaders: { origin: deployment.origin } });
      await request.post(`${deployment.origin}/api/auth/login`, { data: deployment.admin });
      await expect.poll(() => isKeyKnown(request, deployment.origin)).toBe(false);
      await request.dispose();

      await context.setOffline(false);
      const monday = new Counter(await pageWithClock(context, 3 * DAY_MS), t, deployment.origin);
      await monday.page.goto('/caisses');
      await expect(monday.page).toHaveURL(/auth\/login/);
      await monday.signIn(deployment.admin);
      await expect(monday.page.getByText(/«\sRèglement · 60\s000\sFcfa\s» est enregistré/)).toBeVisible();
      // The application cannot know whether the type was saved: its author looks, and gives the write up.
      await monday.waiting(1).click();
      await expect(monday.dialog.getByText(t('envoi.ancien'), { exact: true })).toBeVisible();
      await monday.dialog.getByRole('button', { name: new RegExp(`^${t('envoi.abandonner')}`) }).click();
      await monday.confirm();
      await expect(monday.dialog.getByText(t('envoi.rien'))).toBeVisible();
      await monday.paidOnce('de vendredi');
      const { count } = await monday.api.read('typedepenses/searchwhithpagination/P%C3%A9age%20de%20vendredi');
      expect(count).toBe(1);
    } finally {
      await deployment.halt();
    }
  });
});

test('the server dies during a payment and starts again: it is made once (RELIABILITY F01, F108)', {
  tag: '@long',
}, async ({ page, counter, deployment, t }) => {
  await counter.prepareAchat('du matin');
  const cutAtIt = async (route: Route) => {
    // The request is sent, and nobody waits for its answer.
    const sent = route.fetch().catch(() => undefined);
    await deployment.cut();
    await sent;
    return route.abort('connectionreset');
  };
  await page.route('**/api/reglements', cutAtIt, { times: 1 });
  await counter.save();
  await counter.saved(t('reglement.creation'));
  await expect(counter.waiting(1)).toBeVisible();
  await deployment.run();
  await expect(counter.waiting(1)).toBeHidden();
  await counter.paidOnce('du matin');
});

test('a payment that waits in a closed tab is sent by the next version of the program (RELIABILITY F108)', {
  tag: '@long',
}, async ({ page, context, counter, deployment, t }) => {
  await counter.open('/depenses');
  await installed(page);
  const buildOf = () => deployment.build();
  const before = await buildOf();
  await counter.answerLost('de l’ancienne version');
  await expect(counter.waiting(1)).toBeVisible();
  await page.close();
  await deployment.deploy();
  expect(await buildOf()).not.toBe(before);
  await context.setOffline(false);
  const next = new Counter(await context.newPage(), t, deployment.origin);
  await next.open('/caisses');
  await expect(next.page.getByText(/«\sRèglement · 60\s000\sFcfa\s» est enregistré/)).toBeVisible();
  await next.paidOnce('de l’ancienne version');
});
