import { expect, test } from '../../playwright/fixtures';
import { LongText, Playground } from './Options.stories';

test('what is selected is seen without its colour, too', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const options = page.getByRole('option');
  await expect(options.first()).toHaveCSS('box-shadow', /inset/);
  await expect(options.last()).toHaveCSS('box-shadow', 'none');
});

test('DESIGN rule 6: at 360 px a long label breaks', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await mount(<LongText.Component />);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
