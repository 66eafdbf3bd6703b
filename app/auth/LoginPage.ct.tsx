import type { Page } from '@playwright/test';
import { expect, REFUSED, test } from '../stories/mockedTest';
import { LongName, OfAnOrganisation, Playground } from './LoginPage.stories';

const facteur = {
  utilisateurid: 1,
  secret: 'JBSWY3DPEHPK3PXP',
  confirme: true,
  dernierpas: 0,
  secours: ['abcd-efgh-0'],
};

const code = (page: Page) => page.getByLabel('Code de vérification');

async function signIn(page: Page, password: string) {
  await page.getByLabel('Identifiant').fill('aya.kouassi');
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('whose house it is, three promises, and who made the product (D84)', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const side = page.getByRole('contentinfo');
  await expect(side.getByRole('listitem')).toHaveText([
    'Rien n’est payé deux fois.',
    'La connexion coupe\u00a0? La saisie attend, puis part seule.',
    'Chaque franc a sa preuve et son auteur.',
  ]);
  await expect(side.getByText('Made with a heart by Comptoir')).toBeVisible();
});

test.describe('second factor at sign-in (PRODUCT Q)', () => {
  test.use({ allowedErrors: [REFUSED], overrides: [{ facteurs: [facteur] }] });

  test('a code is asked for after a right password; a recovery code opens once', async ({ mount, page, store }) => {
    await mount(<Playground.Component />);
    await signIn(page, 'pas le bon du tout');
    await expect(page.getByText('Identifiant ou mot de passe incorrect', { exact: false })).toBeVisible();
    await expect(code(page)).toHaveCount(0);
    await signIn(page, 'aya.kouassi au comptoir');
    await expect(code(page)).toBeFocused();
    await expect(code(page)).not.toHaveAttribute('aria-invalid');
    await signIn(page, 'aya.kouassi au comptoir');
    await expect(code(page)).toBeFocused();
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible();
    await code(page).fill('123');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Ce code n’est pas valable.')).toBeVisible();
    await code(page).fill('abcd-efgh-0');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect.poll(() => store.facteurs[0]?.secours).toEqual([]);
  });
});

test.describe('the line goes as one signs in', () => {
  // A page that other tests have used already holds the rest of the program.
  test.use({ ownPage: true, allowedErrors: [/Failed to load resource: net::ERR_FAILED/] });

  test('PRODUCT O: the page waits for the rest of the program, and opens with the line', async ({ mount, page }) => {
    const lost = [/\/inside-[\w-]+\.js$/, '**/api/auth/me'];
    for (const address of lost) await page.route(address, (route) => route.abort());
    await mount(<Playground.Component />);
    const asked = page.waitForRequest('**/api/auth/me');
    await signIn(page, 'aya.kouassi au comptoir');
    await asked;
    await expect(page.getByRole('button', { name: 'Veuillez patienter…' })).toBeVisible();
    for (const address of lost) await page.unroute(address);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(/^\/dashboard/)).toBeVisible();
  });
});

test.describe('whose house it is', () => {
  test('name and logo are there before anybody signs in, without a call', async ({ mount, page, asked }) => {
    const story = await mount(<Playground.Component key="before" />);
    const banner = page.getByRole('banner');
    await expect(banner).toContainText('Comptoir');
    await expect(banner.locator('img')).toHaveCount(0);
    await story.update(<OfAnOrganisation.Component key="named" />);
    await expect(banner).toContainText('Bâtir Ensemble Côte d’Ivoire');
    await expect(banner.locator('img')).toHaveAttribute('src', /^\/api\/organisation\/logo\/.*taille=vignette$/);
    await expect.poll(() => banner.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(180);
    expect(asked.filter((call) => !call.includes('/logo/'))).toEqual([]);
  });

  test('DESIGN rule 6: a long name breaks at 360 px, and the form stays in sight', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<LongName.Component />);
    await expect(page.getByRole('banner')).toContainText('Yamoussoukro');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeInViewport({ ratio: 1 });
  });
});
