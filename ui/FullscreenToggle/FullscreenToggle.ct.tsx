import { expect, test } from '../../playwright/fixtures';
import { Playground } from './FullscreenToggle.stories';

test.describe('FullscreenToggle (spec § 2 Shell)', () => {
  test('a press fills the screen, the next one leaves it; its name says which', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const isFull = () => page.evaluate(() => document.fullscreenElement === document.documentElement);
    const fill = page.getByRole('button', { name: 'Plein écran', exact: true });
    await fill.press('Enter');
    const leave = page.getByRole('button', { name: 'Quitter le plein écran' });
    await expect(leave).toBeFocused();
    expect(await isFull()).toBe(true);
    await leave.press('Enter');
    await expect(fill).toBeFocused();
    expect(await isFull()).toBe(false);
  });

  test('left by the browser’s own key, it offers to fill the screen again', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.getByRole('button', { name: 'Plein écran' }).click();
    await expect(page.getByRole('button', { name: 'Quitter le plein écran' })).toBeVisible();
    await page.evaluate(() => document.exitFullscreen());
    await expect(page.getByRole('button', { name: 'Plein écran', exact: true })).toBeVisible();
  });

  test.describe(() => {
    test.use({ ownPage: true });

    test('a refusal changes nothing and breaks nothing', async ({ mount, page }) => {
      await page.evaluate(() => {
        Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not granted'));
      });
      await mount(<Playground.Component />);
      await page.getByRole('button', { name: 'Plein écran' }).click();
      await expect(page.getByRole('button', { name: 'Plein écran', exact: true })).toBeFocused();
    });
  });

  test('where the browser cannot, there is no button', async ({ mount, page }) => {
    await page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
    await mount(<Playground.Component />);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
