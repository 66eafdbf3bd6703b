import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Compact, NothingPinned, Playground } from './SidebarNav.stories';

test.describe('SidebarNav (spec § 2 Shell)', () => {
  test('shows the company, head titles and three levels; one opens a new tab', async ({ mount, page }) => {
    const nav = await mount(<Playground.Component />);
    await expect(page.getByText('Bâtir Abidjan SARL')).toBeVisible();
    await expect(page.getByText('Réglages')).toBeVisible();
    const tree = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(tree.getByRole('link', { name: 'Modules' })).toBeVisible();
    await expect(tree.getByRole('link', { name: 'Dépenses', exact: true })).toHaveAttribute('aria-current', 'page');
    const help = page.getByRole('link', { name: 'Aide (nouvel onglet)' });
    await expect(help).toHaveAttribute('target', '_blank');
    await expect(help).toHaveAttribute('rel', 'noreferrer');
    // Half unfolded, as while it moves, its words are not broken letter by letter.
    const words = page.getByText('Tableau de bord');
    const { height } = await boxOf(words);
    await nav.evaluate((root) => Object.assign(root.style, { width: '110px' }));
    expect((await boxOf(words)).height).toBe(height);
  });

  test('a group folds and unfolds', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const group = page.getByRole('button', { name: 'Accès' });
    await group.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('link', { name: 'Modules' })).toHaveCount(0);
    await group.press('Enter');
    await expect(page.getByRole('link', { name: 'Modules' })).toBeVisible();
  });

  test('pins by keyboard; what is pinned stands above', async ({ mount, page }) => {
    await mount(<NothingPinned.Component />);
    const pinned = page.getByRole('group', { name: 'Épinglés' });
    await expect(pinned).toHaveCount(0);
    await page.getByRole('button', { name: 'Épingler Modules' }).press('Enter');
    await expect(pinned.getByRole('link')).toHaveText(['Modules']);
    await page.getByRole('button', { name: 'Désépingler Modules' }).press('Enter');
    await expect(pinned).toHaveCount(0);
  });

  test('scroll arrows exist only while the pinned line hides something', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const on = page.getByRole('button', { name: 'Faire défiler vers la droite' });
    await expect(page.getByRole('button', { name: 'Faire défiler vers la gauche' })).toBeDisabled();
    await expect(async () => {
      await on.press('Enter');
      await expect(on).toBeDisabled({ timeout: 500 });
    }).toPass();
    await expect(on).toBeFocused();
    await page.getByRole('button', { name: 'Désépingler Types de dépenses' }).press('Enter');
    await expect(on).toHaveCount(0);
  });

  test('compact: a rail of icons that unfolds under the pointer and the keyboard', async ({ mount, page }) => {
    await mount(<Compact.Component />);
    const text = page.getByRole('navigation').getByText('Tableau de bord');
    await expect(text).toHaveCSS('opacity', '0');
    await page.getByRole('link', { name: 'Tableau de bord' }).hover();
    await expect(text).toHaveCSS('opacity', '1');
    await page.mouse.move(900, 100);
    await expect(text).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await expect(text).toHaveCSS('opacity', '1');
  });

  test('below 1024 px it has a cross', async ({ mount, page }) => {
    await page.setViewportSize({ width: 1023, height: 700 });
    let closings = 0;
    await mount(<Playground.Component onClose={() => closings++} />);
    await page.getByRole('button', { name: 'Fermer le menu' }).click();
    await expect.poll(() => closings).toBe(1);
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(page.getByRole('button', { name: 'Fermer le menu' })).toHaveCount(0);
  });
});
