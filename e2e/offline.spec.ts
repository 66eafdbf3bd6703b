import type { Page } from '@playwright/test';
import { Counter } from './counter';
import { installed, isOnDevice } from './device';
import { expect, test } from './test';
import { amount, textsOf } from './texts';

const t = textsOf('fr-FR');

test.use({ house: ({ deployment }, use) => use(deployment), serviceWorkers: 'allow' });

const line = (page: Page, state: string) =>
  page.getByRole('button', { name: `${t('ligne.titre')} : ${t(`ligne.${state}`)}` });
/** `Vu le 21 novembre 2026 à 14:05, hors connexion`. */
const seen = (page: Page) => page.getByText(/^Vu le \d+ \S+ \d{4} à \d\d:\d\d, /);
const register = (page: Page, libelle: string) => page.getByText(libelle, { exact: true }).first();
const balance = (page: Page, libelle: string, montant: number) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: libelle }).getByText(amount(montant)).first();

/** Waits until the program and what was read are on the device. */
async function keptOnTheDevice(page: Page): Promise<void> {
  await installed(page);
  await line(page, 'online').click();
  // When the page counts the lists on the device, it first stores those that it has not stored yet.
  await expect(page.getByRole('dialog').getByText(/lisibles? hors connexion/)).toBeVisible();
  await page.keyboard.press('Escape');
}

test.describe('PRODUCT O: the lists last seen open without a line', () => {
  test('after a reload, marked with their instant; the line back, all is read again and the mark goes', async ({
    page,
    context,
    counter,
  }) => {
    await counter.api.openCaisse('Caisse du marché', 150_000);
    await counter.open('/caisses');
    await expect(register(page, 'Caisse du marché')).toBeVisible();
    await keptOnTheDevice(page);

    await context.setOffline(true);
    await page.reload();
    await expect(register(page, 'Caisse du marché')).toBeVisible();
    await expect(line(page, 'offline')).toBeVisible();
    await expect(seen(page)).toContainText('hors connexion');

    // This list was never seen here: the page says so, instead of waiting for ever or staying white.
    await page.getByRole('link', { name: t('menu.clients'), exact: true }).click();
    await expect(page.getByText(t('ligne.jamaisvu'))).toBeVisible();
    await page.getByRole('link', { name: t('menu.caisses'), exact: true }).click();
    await expect(register(page, 'Caisse du marché')).toBeVisible();

    // Somebody else works on meanwhile.
    await counter.api.openCaisse('Caisse du soir', 20_000);
    await context.setOffline(false);
    await expect(register(page, 'Caisse du soir')).toBeVisible();
    await expect(line(page, 'online')).toBeVisible();
    await expect(seen(page)).toHaveCount(0);
  });

  test('the server is away and comes back: said, readable, and read again by itself', async ({
    page,
    counter,
    deployment,
  }) => {
    await counter.api.openCaisse('Caisse du port', 75_000);
    await counter.open('/caisses');
    await expect(balance(page, 'Caisse du port', 75_000)).toBeVisible();
    await keptOnTheDevice(page);

    await deployment.halt();
    await page.reload();
    await expect(balance(page, 'Caisse du port', 75_000)).toBeVisible();
    await expect(line(page, 'unanswered')).toBeVisible();
    await expect(seen(page)).toContainText('le serveur ne répond pas');

    await deployment.run();
    await expect(line(page, 'online')).toBeVisible();
    await expect(seen(page)).toHaveCount(0);
    await expect(balance(page, 'Caisse du port', 75_000)).toBeVisible();
  });

  test('a logout leaves nothing of them to the next person', async ({ page, house }) => {
    // This test has its own session, because it ends it.
    const counter = new Counter(page, t, house.origin);
    await counter.signIn();
    await counter.api.openCaisse('Caisse du secret', 5_000);
    await counter.open('/caisses');
    await expect(register(page, 'Caisse du secret')).toBeVisible();
    await keptOnTheDevice(page);
    expect(await isOnDevice(page, 'Caisse du secret')).toBe(true);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Administrat/ })
      .click();
    await page.getByRole('menuitem', { name: t('shell.deconnexion') }).click();
    await expect(page.getByLabel(t('auth.identifiant'))).toBeVisible();
    expect(await isOnDevice(page, 'Caisse du secret')).toBe(false);
  });
});

test('PRODUCT O: files that were not sent when the tab was closed are offered again and stored once', async ({
  page,
  context,
  counter,
}) => {
  const { projetid } = await counter.api.addProjet('Puits de Bonoua', 'Fondations');
  const path = `/projets/detailsprojet/${projetid}`;
  await counter.open(path);

  await page.route('**/api/files/addfiles', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: t('media.televerser') }).click();
  const file = { name: 'Relevé.txt', mimeType: 'text/plain', buffer: Buffer.from('vingt mètres') };
  await page.locator('input[type=file]:not([capture])').setInputFiles(file);
  await page.getByRole('button', { name: t('general.enregistrer') }).click();
  await expect(page.getByText(t('media.echecs_one', { count: '1' }))).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await new Counter(later, t).open(path);
  await expect(later.getByText(t('media.reprise_one', { count: '1' }))).toBeVisible();
  await later.getByRole('button', { name: t('media.reprendre') }).click();
  // The message comes after the device has forgotten the file; the list does not wait for that.
  await expect(later.getByText(t('general.succes')).first()).toBeVisible();
  const listed = later.getByRole('list', { name: t('media.listetout') });
  await expect(listed.getByText('Relevé.txt')).toHaveCount(1);
  await later.reload();
  await expect(listed.getByText('Relevé.txt')).toHaveCount(1);
  await expect(later.getByText(t('media.reprise_one', { count: '1' }))).toHaveCount(0);
});
