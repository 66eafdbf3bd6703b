import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Playground } from './ScrollTopButton.stories';

test('spec § 2 Shell: hidden at 400 px, shown at 401; it leads to the top and the content', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const button = page.getByRole('button', { name: 'Revenir en haut de la page' });
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 401));
  // It floats at the lower right, in the margin beside the page.
  const { x, bottom } = await boxOf(button);
  expect(x).toBe((await page.evaluate(() => document.documentElement.clientWidth)) - 24);
  expect(bottom).toBe(800 - 16);
  await button.click();
  await expect(button).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rule 23: it has 44 px for a finger, and ends short of the figures of a row', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.evaluate(() => window.scrollTo(0, 401));
    expect(await boxOf(page.getByRole('button'))).toMatchObject({ x: 312, width: 44, height: 44 });
  });
});
