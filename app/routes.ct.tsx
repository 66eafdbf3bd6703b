import type { Page } from '@playwright/test';
import { AtComingSoon, AtError, AtForgotten, AtNothing, NobodyAtNothing, Root, Screen } from './routes.stories';
import { expect, test } from './stories/mockedTest';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('spec § 2: the root leads to the login page, which empties the local storage', async ({ mount, page }) => {
  await page.evaluate(() => window.localStorage.setItem('left', 'behind'));
  await mount(<Root.Component />);
  await expect(heading(page)).toHaveText('Connexion');
  await expect.poll(() => page.evaluate(() => window.localStorage.length)).toBe(0);
});

test('spec § 2: without a stored user a screen leads to login, and back after it', async ({ mount, page }) => {
  await mount(<Screen.Component />);
  await expect(heading(page)).toHaveText('Connexion');
  await page.getByLabel('Identifiant').fill('aya.kouassi');
  await page.getByLabel('Mot de passe', { exact: false }).first().fill('aya.kouassi au comptoir');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(heading(page)).toHaveText('Types de dépenses');
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

test('who is signed in keeps the menu beside an error, who is not has none (D83)', async ({ mount, page }) => {
  for (const [story, title] of [
    [<AtError.Component key="AtError" />, 'Service indisponible'],
    [<AtComingSoon.Component key="AtComingSoon" />, 'Bientôt disponible'],
    [<AtNothing.Component key="AtNothing" />, 'Page introuvable'],
  ] as const) {
    const shown = await mount(story);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Comptoir`);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(menu(page)).toBeVisible();
    await shown.unmount();
  }
  await mount(<NobodyAtNothing.Component />);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
});

test('spec § 2: errors, what is to come and authentication lead back', async ({ mount, page }) => {
  const shown = await mount(<AtError.Component />);
  await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/dashboard/default');
  await shown.unmount();
  await mount(<AtForgotten.Component />);
  await expect(heading(page)).toHaveText('Mot de passe oublié');
  await expect(page.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute('href', '/auth/login');
});
