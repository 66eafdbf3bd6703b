import { expect, test } from '../../playwright/fixtures';
import { Playground } from './ScrollTopButton.portable';

test('spec § 2 Shell: hidden at 400 px, shown at 401; it leads to the top and the content', async ({ mount, page }) => {
  await mount(<Playground />);
  const button = page.getByRole('button', { name: 'Revenir en haut de la page' });
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 401));
  await button.click();
  await expect(button).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('DESIGN rule 6: it stands at the end of the page, and floats over nothing', async ({ mount, page }) => {
  await mount(<Playground />);
  const button = page.getByRole('button', { name: 'Revenir en haut de la page' });
  await page.evaluate(() => window.scrollTo(0, 401));
  await expect(button).toBeVisible();
  await expect(button).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(button).toBeInViewport();
});
