import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { NothingOwed, OneTiny, Playground } from './AgeingBar.stories';

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
    // Each band is as wide as its part of the whole, in order.
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

  test('DESIGN rule 24: bands differ without their colours, and so do their keys', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const patterns = (part: string) =>
      page
        .locator(`[data-part=${part}]`)
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage.replace(/rgb\([^)]*\)/g, 'ink')));
    const drawn = await patterns('band');
    expect(new Set(drawn).size).toBe(4);
    expect(await patterns('key')).toEqual(drawn);
  });
});
