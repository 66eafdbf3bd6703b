import type { Page } from '@playwright/test';
import { Counter } from './counter';
import { installed, typedIsKept } from './device';
import { expect, test } from './test';
import { textsOf } from './texts';

const t = textsOf('fr-FR');

test.use({ house: ({ deployment }, use) => use(deployment), serviceWorkers: 'allow' });
// In one worker, because each would make an installation of its own.
test.describe.configure({ mode: 'default' });

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);

test('PRODUCT O: the browser offers to install it', async ({ page }) => {
  await page.goto('/');
  await installed(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Each test runs in a private window, in which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('PRODUCT O: a page that was still on its way when the program was kept takes part in it', async ({
  page,
  context,
}) => {
  const late = await context.newPage();
  await late.route('/auth/login', async (route) => {
    const answer = await route.fetch();
    await page.goto('/auth/login');
    await installed(page);
    await route.fulfill({ response: answer });
  });
  await late.goto('/auth/login');
  await installed(late);
});

test('PRODUCT O: the program opens without a line: the sign-in page, then one’s last screen', async ({
  page,
  context,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && problems.push(message.text()));
  await page.goto('/');
  await installed(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByLabel(t('auth.identifiant'))).toBeVisible();

  await context.setOffline(false);
  const counter = new Counter(page, t);
  await counter.signIn();
  await context.setOffline(true);
  // These screens were never opened in this browser before.
  for (const path of ['/depenses', '/commandes', '/parametre/profil']) await counter.open(path);
  // This one has texts of its own.
  await counter.open('/user/users-profile');
  await expect(page.getByText(t('monprofil.motdepasseaide'))).toBeVisible();
  await counter.open('/accueil');
  await expect(page).toHaveURL(/dashboard/);
  expect(problems).toEqual([]);
});

test('RELIABILITY F108: deployed while a form is open, the page says so and loses nothing typed', async ({
  page,
  counter,
  deployment,
}) => {
  await counter.open('/depenses');
  await installed(page);
  const before = await buildOf(page);
  await counter.button('depense.nouvelle').click();
  await counter.field('depense.libelle').fill('Peinture du portail');

  await deployment.deploy();
  // Any answer names the new build. The page reads its list again when the network is back, unless it has just done so.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(t('version.prete'))).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await counter.field('depense.montant').fill('45000');
  expect(await buildOf(page)).toBe(before);

  // A page that is opened now gets the new build; this one waits until its reader asks for it.
  const other = await page.context().newPage();
  await other.goto('/caisses');
  expect(await buildOf(other)).not.toBe(before);
  await other.close();

  await counter.field('depense.description').fill('En deux couches');
  await typedIsKept(page, 'En deux couches');
  await page.getByRole('button', { name: t('erreur.recharger') }).click();
  await expect.poll(() => buildOf(page).catch(() => before)).not.toBe(before);
  await counter.button('depense.nouvelle').click();
  await expect(counter.field('depense.libelle')).toHaveValue('Peinture du portail');
  await expect(counter.field('depense.montant')).toHaveValue(/45\s?000/);
  await expect(counter.field('depense.description')).toHaveValue('En deux couches');
  await expect(page.getByText(t('version.prete'))).toBeHidden();
});

test('RELIABILITY F108: a page of the former build opens its screens with the files that it kept', async ({
  counter,
  page,
  deployment,
}) => {
  await counter.open('/dashboard/default');
  await installed(page);
  const before = (await buildOf(page)) ?? '';
  await deployment.deploy();
  // The answers name the former build: otherwise the page would continue with the new one.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), 'x-app-build': before } });
  });
  for (const key of ['menu.clients', 'menu.commandes', 'menu.depenses', 'menu.caisses', 'menu.projets']) {
    await page.getByRole('link', { name: t(key), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(key));
  }
  expect(await buildOf(page)).toBe(before);
  // The last screen may still be reading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('PRODUCT O: with nothing open, the next screen is shown by the new build', async ({
  counter,
  page,
  deployment,
}) => {
  await counter.open('/dashboard/default');
  await installed(page);
  await deployment.deploy();
  await page.getByRole('link', { name: t('menu.clients'), exact: true }).click();
  await expect(page.getByText(t('version.prete'))).toBeVisible();
  await page.getByRole('link', { name: t('menu.depenses'), exact: true }).click();
  await expect.poll(() => buildOf(page).catch(() => null)).toBe(await deployment.build());
  await expect(page).toHaveURL(/depenses/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('menu.depenses'));
});

test.describe('without a service worker, as on a plain local network', () => {
  test.use({ serviceWorkers: 'block' });

  test('RELIABILITY F108: a file that is gone leaves a sentence and a way on, no white page and no loop', async ({
    page,
    counter,
    deployment,
  }) => {
    await counter.open('/depenses');
    await deployment.deploy();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('link', { name: t('menu.clients'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('erreur.version') })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(loads).toBe(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('erreur.recharger') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('menu.clients'));
  });

  test('what an address read at its last visit is asked for by its page, before the program comes', async ({
    page,
    counter,
  }) => {
    await counter.open('/depenses');
    const isKept = () =>
      page.evaluate(() => localStorage.getItem('comptoir.firstReads')?.includes('/depenses') ?? false);
    await page.goto('/depenses');
    await expect.poll(isKept).toBe(true);
    await page.route('**/assets/start-*.js', () => undefined);
    const asked = page.waitForRequest(/\/api\/.*depenses/);
    await page.goto('/depenses', { waitUntil: 'commit' });
    await asked;
  });

  test('RELIABILITY F108: a program that does not come says so on the first page', async ({ page }) => {
    let isCut = true;
    await page.route('**/assets/start-*.js', (route) => (isCut ? route.abort('connectionreset') : route.fallback()));
    await page.goto('/');
    await expect(page.getByText('Le programme n’a pas pu être chargé en entier.')).toBeVisible();
    isCut = false;
    await page.getByRole('button', { name: /Recharger/ }).click();
    await expect(page.getByLabel(t('auth.identifiant'))).toBeVisible();
  });
});
