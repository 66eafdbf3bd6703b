import { expect, test } from '../../playwright/fixtures';
import { Playground } from './ScrollTopButton.stories';

test('spec § 2 Shell: hidden at 400 px, shown at 401; it leads to the top and the content', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const button = page.getByRole('button', { name: 'Revenir en haut de la page' });
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 401));
  await button.click();
  await expect(button).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('spec § 2 Shell: it floats at the lower right, in the margin beside the page', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.evaluate(() => window.scrollTo(0, 401));
  const button = page.getByRole('button', { name: 'Revenir en haut de la page' });
  await expect(button).toBeInViewport();
  const { innerWidth, innerHeight } = await page.evaluate(() => ({
    innerWidth: document.documentElement.clientWidth,
    innerHeight: window.innerHeight,
  }));
  const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(box.x).toBe(innerWidth - 24);
  expect(box.y + box.height).toBe(innerHeight - 16);
});

test.describe('touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rule 23: it has 44 px for a finger, and ends short of the figures of a row', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.evaluate(() => window.scrollTo(0, 401));
    const box = await page.getByRole('button', { name: 'Revenir en haut de la page' }).boundingBox();
    expect(box).toMatchObject({ x: 312, width: 44, height: 44 });
  });
});
