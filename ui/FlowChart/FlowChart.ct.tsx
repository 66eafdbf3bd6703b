import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Linked, Month, Playground, Quiet } from './FlowChart.stories';

const cursor = (page: Page) => page.getByRole('slider', { name: 'Jour' });
const bars = (page: Page, part: 'in' | 'out') => page.locator(`svg rect[data-part=${part}]`);

test.describe('FlowChart (PRODUCT N)', () => {
  test('DESIGN rule 22: arrows, Home and End read each period out with all its figures', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await cursor(page).focus();
    await expect(cursor(page)).toHaveAttribute(
      'aria-valuetext',
      /^7 novembre 2026, Entrées 35\s000\sFcfa, Sorties 12\s500\sFcfa, Solde 582\s500\sFcfa$/,
    );
    await page.keyboard.press('ArrowLeft');
    await expect(cursor(page)).toHaveAttribute('aria-valuetext', /^6 novembre 2026, Entrées 60\s000\sFcfa/);
    await page.keyboard.press('Home');
    await expect(cursor(page)).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('ArrowLeft');
    await expect(cursor(page)).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('End');
    await expect(cursor(page)).toHaveAttribute('aria-valuenow', '7');
  });

  test('what is chosen is written above the picture', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const box = await cursor(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 50);
    const figure = page.getByRole('figure', { name: 'Entrées et sorties par jour' });
    await expect(figure.getByText('1er novembre 2026', { exact: true }).first()).toBeVisible();
    await expect(figure.getByRole('definition')).toHaveText([
      /^120\s000\sFcfa$/,
      /^45\s000\sFcfa$/,
      /^575\s000\sFcfa$/,
    ]);
  });

  test('a bar is as high as its money; the table has the same figures', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(bars(page, 'in')).toHaveCount(5);
    await expect(bars(page, 'out')).toHaveCount(5);
    const heights = await bars(page, 'in').evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
    expect((heights[0] ?? 0) / (heights[2] ?? 1)).toBeCloseTo(0.5, 1);
    await page.getByRole('button', { name: /^Voir en tableau/ }).click();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(8);
    await expect(rows.nth(0)).toHaveText('JourEntréesSortiesSolde');
    await expect(rows.nth(5)).toHaveText(/^5 novembre 2026240\s000\sFcfa160\s000\sFcfa/);
  });

  test('the period chosen leads to its list, and so does each row of the table', async ({ mount, page }) => {
    await mount(<Linked.Component />);
    await expect(page.getByRole('link')).toHaveAttribute('href', '#7');
    await cursor(page).focus();
    await page.keyboard.press('Home');
    await expect(page.getByRole('link', { name: '1er novembre 2026' })).toHaveAttribute('href', '#1');
    await page.getByRole('button', { name: /^Voir en tableau/ }).click();
    const table = page.getByRole('table').getByRole('link');
    await expect(table).toHaveCount(7);
    await expect(table.nth(4)).toHaveAttribute('href', '#5');
  });

  test('a period in which nothing moved is drawn as such', async ({ mount, page }) => {
    await mount(<Quiet.Component />);
    await expect(page.locator('svg rect[data-part=in], svg rect[data-part=out]')).toHaveCount(0);
    await expect(cursor(page)).toHaveAttribute(
      'aria-valuetext',
      /Entrées 0\sFcfa, Sorties 0\sFcfa, Solde 500\s000\sFcfa/,
    );
  });

  test('DESIGN rule 6: at 360 px a month fits, its words do not lie on each other', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<Month.Component />);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const boxes = await page
      .locator('svg text')
      .filter({ hasText: '/11' })
      .evaluateAll((all) => all.map((word) => word.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(1);
    for (const [rank, box] of boxes.slice(1).entries()) expect(box.left).toBeGreaterThan(boxes[rank]?.right ?? 0);
  });
});
