import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Playground, SidebarClosed, WithANotice } from './AppFrame.stories';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test.describe('AppFrame (spec § 2 Shell)', () => {
  test('DESIGN rule 21: Tab first reaches the way to the content', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('wide: the sidebar pushes the page, closed it is a rail', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const left = async () => (await page.getByRole('main').boundingBox())?.x ?? 0;
    expect(await left()).toBeGreaterThanOrEqual(264);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(left).toBeLessThan(100);
    await expect(page.getByRole('link', { name: 'Tableau de bord' })).toBeVisible();
  });

  test('what is said of the whole page stands in the content, above it', async ({ mount, page }) => {
    await mount(<WithANotice.Component />);
    const notice = await page.getByRole('main').getByText('Hors connexion').boundingBox();
    const screen = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(screen?.y ?? 0);
  });
});

test.describe('AppFrame below 1024 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('closed, the sidebar is nowhere; opened, Escape closes it and the focus returns', async ({ mount, page }) => {
    await mount(<SidebarClosed.Component />);
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0);
    await toggle(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeFocused();
    await expect(page.getByRole('main').locator('..')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
  });

  test('a press on the page closes it', async ({ mount, page }) => {
    const closedBy: string[] = [];
    await mount(<SidebarClosed.Component onSidebarClose={(by) => closedBy.push(by)} />);
    await toggle(page).click();
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
    await page.mouse.click(350, 400);
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0);
    await expect.poll(() => closedBy).toEqual(['outside']);
  });
});

test('DESIGN "Weight and speed": the footer waits for the content, and never jumps', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  await page
    .getByRole('main')
    .evaluate((main) => main.append(Object.assign(document.createElement('p'), { id: 'late' })));
  await page.locator('#late').evaluate((late) => late.setAttribute('data-waiting', ''));
  await expect(footer).toBeHidden();
  await page.locator('#late').evaluate((late) => late.removeAttribute('data-waiting'));
  await expect(footer).toBeVisible();
});
