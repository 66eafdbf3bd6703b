import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Greatest, NothingOwed, OneTiny, Playground } from './AgeingBar.stories';

const bands = (page: Page) => page.locator('[data-part=band]');

test.describe('AgeingBar (PRODUCT M)', () => {
  test('says in text all that it shows: each band, its share, the sum', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const group = page.getByRole('group', { name: 'Créances par ancienneté' });
    await expect(group.getByRole('term')).toHaveText([
      '0 à 30 jours',
      '31 à 60 jours',
      '61 à 90 jours',
      'Plus de 90 jours',
      'Total',
    ]);
    await expect(group.getByRole('definition')).toHaveText([
      /^1\s250\s000\sFcfa \(61\s%\)$/,
      /^480\s000\sFcfa \(24\s%\)$/,
      /^210\s000\sFcfa \(10\s%\)$/,
      /^95\s000\sFcfa \(5\s%\)$/,
      /^2\s035\s000\sFcfa$/,
    ]);
  });

  test('each band is as wide as its part of the whole, in order', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const widths = await bands(page).evaluateAll((all) => all.map((band) => band.getBoundingClientRect().width));
    const whole = widths.reduce((total, width) => total + width, 0);
    [0.614, 0.236, 0.103, 0.047].forEach((part, rank) => {
      expect((widths[rank] ?? 0) / whole).toBeCloseTo(part, 1);
    });
  });

  test('what is nothing is not drawn, however little is', async ({ mount, page }) => {
    const story = await mount(<OneTiny.Component />);
    await expect(bands(page)).toHaveCount(2);
    expect((await bands(page).last().boundingBox())?.width).toBeGreaterThanOrEqual(6);
    await story.update(<NothingOwed.Component />);
    await expect(bands(page)).toHaveCount(0);
    await expect(page.getByRole('definition').last()).toHaveText(/^0\sFcfa$/);
  });

  test('DESIGN rule 24: bands differ without their colours, and their key looks as they do', async ({
    mount,
    page,
  }) => {
    await mount(<Playground.Component />);
    const patterns = (part: string) =>
      page
        .locator(`[data-part=${part}]`)
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage.replace(/rgb\([^)]*\)/g, 'ink')));
    const drawn = await patterns('band');
    expect(new Set(drawn).size).toBe(4);
    expect(await patterns('key')).toEqual(drawn);
  });

  test('DESIGN rule 23: in print its bands keep their ink', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.emulateMedia({ media: 'print' });
    await expect(bands(page).first()).toHaveCSS('print-color-adjust', 'exact');
    await expect(page.getByRole('definition').first()).toBeVisible();
  });

  test('DESIGN rules 5, 6: at 360 px the greatest amounts neither break nor scroll', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<Greatest.Component />);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const amount of await page.getByRole('definition').all())
      expect((await amount.boundingBox())?.height).toBeLessThan(30);
  });
});
