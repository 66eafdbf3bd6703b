import { typedepenses } from '@comptoir/contract/typedepenses';
import { createStore } from '@comptoir/mocks/createStore';
import { unreachableCall } from '@comptoir/mocks/states';
import { expect, test } from '../../stories/mockedTest';
import { Playground, WriteWaits } from './Shell.stories';

test('DESIGN "Weight and speed": one’s photo is the smallest thumbnail', async ({ mount, page, store }) => {
  for (const portrait of store.portraits) portrait.utilisateurid = 1;
  await mount(<Playground.Component />);
  await expect(page.getByRole('banner').locator('button img')).toHaveAttribute('src', /taille=miniature$/);
});

test.describe('spec § 2 Shell: the logo', () => {
  // The session still names a logo that the organisation has no more.
  test.use({ allowedErrors: [/Failed to load resource/] });

  for (const [whose, logo, mark] of [
    ['the organisation’s, at every width', createStore().organisation.logo, 'img'],
    ['the product’s where the organisation has none', null, 'svg'],
  ] as const) {
    test(`is ${whose}, and leads home`, async ({ mount, page, store }) => {
      store.organisation = { ...store.organisation, logo };
      await mount(<Playground.Component />);
      const brand = page.getByRole('banner').getByRole('link', { name: 'Bâtir Ensemble Côte d’Ivoire' });
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(brand.locator(mark)).toBeVisible();
        await expect(brand.locator('img, svg')).toHaveCount(1);
        await expect(brand).toHaveAttribute('href', '/dashboard/default');
      }
    });
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 }, allowedErrors: [/Failed to load resource/] });

  test('DESIGN rules 6, 23: with a waiting write the tools still fit', async ({ mount, page, router }) => {
    await router.use(unreachableCall(typedepenses.create));
    await mount(<WriteWaits.Component />);
    await page.addStyleTag({ content: 'body { padding: 0 !important; }' });
    await expect(page.getByRole('button', { name: /saisie en attente/ })).toBeVisible();
    const targets = page.getByRole('banner').locator('button, a');
    for (const [width, least] of [
      [360, 44],
      [320, 24],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const target of await targets.all()) {
        await expect(target).toBeInViewport({ ratio: 1 });
        const box = await target.boundingBox();
        expect.soft(box?.width, `${await target.getAttribute('aria-label')}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  test('its header holds menu, search, messages and profile, which has the rest', async ({ mount, page, context }) => {
    await mount(<Playground.Component />);
    const header = page.getByRole('banner');
    const tools = ['Menu', 'Ouvrir la recherche', 'Derniers messages'];
    await expect(header.getByRole('button')).toHaveCount(4);
    for (const name of tools) await expect(header.getByRole('button', { name, exact: true })).toBeVisible();
    const profile = header.getByRole('button', { name: /Kouassi/ });
    await profile.click();
    await page.getByRole('menuitem', { name: 'État de la connexion : Connecté' }).click();
    const panel = page.getByRole('dialog', { name: 'État de la connexion : Connecté' });
    await expect(panel.getByRole('switch', { name: /Économie de données/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(profile).toBeFocused();
    await context.setOffline(true);
    await expect(header.getByRole('button', { name: /Hors connexion/ })).toBeVisible();
    await context.setOffline(false);
    await page.route('**/assets/i18n/en-US.json', (route) =>
      route.fulfill({ path: 'app/public/assets/i18n/en-US.json' }),
    );
    await profile.click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  });

  test('DESIGN rule 23: on a phone full screen and mode are in the menu of the profile', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.getByRole('button', { name: /Kouassi/ }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: /Plein écran|mode/ })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: 'Plein écran' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Passer en mode sombre' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
