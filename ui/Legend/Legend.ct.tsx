import { expect, test } from '../../playwright/fixtures';
import { Playground } from './Legend.stories';

test('each figure is read under its name', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('term')).toHaveText(['Prévu', 'Engagé', 'Payé']);
  await expect(page.getByRole('definition').first()).toHaveText('12 500 000 Fcfa');
});

test('DESIGN rule 8: at 360 px no amount is broken, and the page does not scroll sideways', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<Playground.Component />);
  for (const amount of await page.getByRole('definition').all()) {
    const lines = await amount.evaluate(
      (node) => node.getClientRects().length === 1 && node.scrollWidth <= node.clientWidth,
    );
    expect(lines).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
