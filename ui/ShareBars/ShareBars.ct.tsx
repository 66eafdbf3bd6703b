import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Many, NothingSpent, OneTiny, Playground, Rest } from './ShareBars.stories';

const items = (page: Page) => page.getByRole('listitem');
const bars = (page: Page) => page.locator('[data-part=bar]');

test.describe('ShareBars (PRODUCT N)', () => {
  test('the greatest first, each with its amount, its part and the way to its list', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(items(page)).toHaveText([
      /^Matériaux · 12 dépenses2\s150\s000\sFcfa \(65\s%\)$/,
      /^Loyer · 3 dépenses750\s000\sFcfa \(23\s%\)$/,
      /^Transport · 21 dépenses340\s000\sFcfa \(10\s%\)$/,
      /^Communication · 9 dépenses48\s500\sFcfa \(2\s%\)$/,
    ]);
    await expect(page.getByRole('link', { name: 'Loyer' })).toHaveAttribute('href', '#type-3');
  });

  test('each bar fills its part of its track; however little is seen', async ({ mount, page }) => {
    const story = await mount(<Playground.Component />);
    const filled = await bars(page).evaluateAll((all) =>
      all.map((bar) => bar.getBoundingClientRect().width / (bar.parentElement?.getBoundingClientRect().width ?? 0)),
    );
    expect(filled.map((share) => Math.round(share * 100))).toEqual([65, 23, 10, 1]);
    await story.update(<OneTiny.Component />);
    expect((await bars(page).last().boundingBox())?.width).toBeGreaterThan(3);
    await expect(items(page).last()).toContainText(/\(<\s1\s%\)/);
  });

  test('what is more than eight is one bar, and the table has each with the sum', async ({ mount, page }) => {
    await mount(<Many.Component />);
    await expect(items(page)).toHaveCount(8);
    await expect(items(page).last()).toHaveText(/^7 autres700\s000\sFcfa/);
    await page.getByRole('button', { name: /^Voir en tableau/ }).click();
    const rows = page.getByRole('table', { name: 'Dépenses par type' }).getByRole('row');
    await expect(rows).toHaveCount(16);
    await expect(rows.last()).toHaveText(/^Total2\s625\s000\sFcfa100\s%$/);
  });

  test('what is known as one sum is in the last bar, in the table and in the total', async ({ mount, page }) => {
    await mount(<Rest.Component />);
    await expect(items(page)).toHaveCount(8);
    await expect(items(page).last()).toHaveText(/^Autres projets800\s000\sFcfa \(16\s%\)$/);
    await page.getByRole('button', { name: /^Voir en tableau/ }).click();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(12);
    await expect(rows.nth(10)).toHaveText(/^Autres projets · 12 dépenses500\s000\sFcfa10\s%$/);
    await expect(rows.last()).toHaveText(/^Total5\s000\s000\sFcfa100\s%$/);
  });

  test('where nothing was spent no bar is drawn', async ({ mount, page }) => {
    await mount(<NothingSpent.Component />);
    for (const bar of await bars(page).all()) await expect(bar).toBeHidden();
    await expect(items(page).first()).toContainText(/0\sFcfa \(0\s%\)/);
  });
});
