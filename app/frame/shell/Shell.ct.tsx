import { mockApi } from '@comptoir/mocks/api';
import { createStore } from '@comptoir/mocks/createStore';
import { asProfile } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../../stories/mockedTest';
import {
  BelowAClosedScreen,
  Cashier,
  CashierAtProjets,
  Playground,
  WithAForeignParent,
  WithAParent,
} from './Shell.stories';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('menu', () => {
  test('spec § 6: shows the entries whose permission is held', async ({ mount, page, router }) => {
    await router.use(...mockApi(createStore(asProfile('caissier'))));
    await mount(<Cashier.Component />);
    await expect(menuOf(page).getByRole('link')).toHaveText(['Tableau de bord', 'Dépenses', 'Caisses', 'Règlements']);
  });

  test('spec § 2: is titled with the company, follows the address, has pinned entries', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByTitle('Bâtir Ensemble Côte d’Ivoire')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Copyright 2025 ©Made with a heart by Comptoir');
    const group = menuOf(page).getByRole('button', { name: 'Paramètre' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.click();
    await menuOf(page).getByRole('link', { name: 'Profils' }).click();
    await expect(menuOf(page).getByRole('link', { name: 'Profils' })).toHaveAttribute('aria-current', 'page');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await menuOf(page).getByRole('button', { name: 'Épingler Caisses' }).click();
    const pinned = page.getByRole('group', { name: 'Épinglés' });
    await expect(pinned.getByRole('link')).toHaveText(['Caisses']);
    await menuOf(page).getByRole('button', { name: 'Désépingler Caisses' }).click();
    await expect(pinned).toBeHidden();
  });
});

test.describe('sidebar', () => {
  const isOpen = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).getAttribute('aria-expanded');

  test('spec § 9: closes by itself under 1200 px', async ({ mount, page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await mount(<Playground.Component />);
    await expect.poll(() => isOpen(page)).toBe('true');
    await page.setViewportSize({ width: 1199, height: 800 });
    await expect.poll(() => isOpen(page)).toBe('false');
  });

  test('spec § 2: a press outside closes it, unless the current entry is a group', async ({ mount, page }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await mount(<Playground.Component />);
    const backdrop = page.getByTestId('backdrop');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.click();
    await backdrop.click({ position: { x: 700, y: 400 } });
    await expect(backdrop).toBeHidden();
    await toggle.click();
    await menuOf(page).getByRole('button', { name: 'Paramètre' }).click();
    await backdrop.click({ position: { x: 700, y: 400 } });
    await expect(backdrop).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(backdrop).toBeHidden();
  });

  test('closes over the page once it led somewhere', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<Playground.Component />);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menuOf(page).getByRole('link', { name: 'Clients' }).click();
    await expect(page.getByTestId('backdrop')).toBeHidden();
    await expect(heading(page)).toHaveText('Clients');
  });
});

test.describe('screen', () => {
  test('spec § 5: the route rule sends away whoever holds none of its permissions', async ({ mount, page, router }) => {
    await router.use(...mockApi(createStore(asProfile('caissier'))));
    await mount(<CashierAtProjets.Component />);
    await expect(page.getByText('403')).toBeVisible();
  });

  test('spec § 2: the breadcrumb goes back to the stored parent, or home', async ({ mount, page }) => {
    await mount(<WithAParent.Component />);
    const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
    await expect(trail.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/projets');
    await menuOf(page).getByRole('link', { name: 'Commandes' }).click();
    await expect(heading(page)).toHaveText('Commandes');
    await expect(trail.getByRole('link')).toHaveAccessibleName('Accueil');
    await expect(trail.getByRole('link')).toHaveAttribute('href', '/dashboard/default');
  });

  test('spec § 5: the breadcrumb links to no screen that one may not enter', async ({ mount, page, router }) => {
    const profils = createStore().profils.map((profil) => ({
      ...profil,
      permissions: profil.permissions.filter((name) => !name.startsWith('clients')),
    }));
    await router.use(...mockApi(createStore(asProfile('vendeur'), { profils })));
    await mount(<BelowAClosedScreen.Component />);
    await expect(heading(page)).toHaveText('Créances');
    const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
    await expect(trail).toContainText('Clients');
    await expect(trail.getByRole('link', { name: 'Clients' })).toHaveCount(0);
  });

  test('PRODUCT 1.22: a stored parent that is not ours is not followed', async ({ mount, page }) => {
    await mount(<WithAForeignParent.Component />);
    const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
    await expect(trail.getByRole('link', { name: 'Projets' })).toHaveAttribute('href', '/projets');
    await expect(trail.getByRole('link', { name: 'Retour' })).toHaveCount(0);
  });
});

test.describe('what changed meanwhile', () => {
  test('spec § 6: another profile or name comes with the next screen', async ({ mount, page, router }) => {
    const store = createStore(asProfile('caissier'));
    await router.use(...mockApi(store));
    await mount(<Cashier.Component />);
    await expect(menuOf(page).getByRole('link')).toHaveText(['Tableau de bord', 'Dépenses', 'Caisses', 'Règlements']);
    const profil = store.profils.find(({ libelle }) => libelle === 'Caissier');
    if (profil) profil.permissions = [...profil.permissions, 'clients'];
    store.organisation = { ...store.organisation, compagnie: 'Bâtir Autrement' };
    await menuOf(page).getByRole('link', { name: 'Dépenses' }).click();
    await expect(menuOf(page).getByRole('link', { name: 'Clients' })).toBeVisible();
    await expect(page.getByTitle('Bâtir Autrement')).toBeVisible();
  });
});

test.describe('end of the session', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/auth/login*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>login</title>' }),
    );
  });

  test('spec § 4, § 7: signing out records it and empties the storage', async ({ mount, page, asked }) => {
    await mount(<Playground.Component />);
    await page.getByRole('button', { name: /Kouassi/ }).click();
    asked.length = 0;
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await page.waitForURL(/\/auth\/login$/);
    expect(asked.slice(0, 2)).toEqual(['POST /api/activites', 'POST /api/auth/logout']);
    expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  });

  test('spec § 9: 15 minutes without a sign of life end it, 60 s after a warning', async ({ mount, page }) => {
    await page.clock.install();
    await mount(<Playground.Component />);
    await expect(heading(page)).toBeVisible();
    await page.clock.fastForward(14 * 60_000 + 2_000);
    await expect(page.getByRole('alertdialog')).toContainText('Déconnexion dans 5');
    await page.keyboard.press('Shift');
    await page.clock.fastForward(2_000);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.clock.fastForward(15 * 60_000 + 2_000);
    await page.waitForURL(/\/auth\/login\?fin=1/);
  });
});

test('spec § 4, § 7: the server’s theme shows at the start; a change is saved', async ({ mount, page, store }) => {
  store.themes.set(1, 1);
  await mount(<Playground.Component />);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Passer en mode clair' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => store.themes.get(1)).toBe(0);
  await page.getByRole('button', { name: 'Passer en mode sombre' }).click();
  await expect.poll(() => store.themes.get(1)).toBe(1);
});
