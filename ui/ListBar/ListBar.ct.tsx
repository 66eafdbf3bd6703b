import type { Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { BesideATitle, Playground } from './ListBar.stories';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher une dépense' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('ListBar', () => {
  test.use({ viewport: { width: 1200, height: 800 } });

  test('where there is room all stands on one line, read in that order', async ({ mount, page }) => {
    await mount(<BesideATitle.Component />);
    const parts = [
      page.getByRole('heading', { level: 1 }),
      button(page, 'Nouvelle dépense'),
      search(page),
      button(page, 'Filtres'),
      button(page, 'Actualiser'),
    ];
    const boxes = await Promise.all(parts.map(boxOf));
    for (const [rank, { x, middle }] of boxes.slice(1).entries()) {
      expect(x).toBeGreaterThanOrEqual(boxes[rank]?.right ?? 0);
      expect(Math.abs(middle.y - (boxes[0]?.middle.y ?? 0))).toBeLessThanOrEqual(2);
    }
    for (const part of parts.slice(1)) {
      await page.keyboard.press('Tab');
      await expect(part).toBeFocused();
    }
  });

  test('the filters come when they are asked for, reached from their button, and go again', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const filters = button(page, 'Filtres');
    await expect(page.getByLabel('Type')).toHaveCount(0);
    await filters.press('Enter');
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    const panel = page.getByRole('group', { name: 'Filtres' });
    await expect(panel).toHaveAttribute('id', (await filters.getAttribute('aria-controls')) ?? '-');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Du' })).toBeFocused();
    await filters.press('Space');
    await expect(panel).toHaveCount(0);
  });

  test('DESIGN "Weight and speed": a late and long choice moves nothing beside it', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await button(page, 'Filtres').click();
    const width = () => page.getByLabel('Type').evaluate((select) => select.getBoundingClientRect().width);
    const before = await width();
    const add = (select: Element) => select.append(new Option('Matériaux de construction et transport'));
    await page.getByLabel('Type').evaluate(add);
    expect(await width()).toBe(before);
  });
});

test.describe('ListBar on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rule 6: title and New on one line, search and filters on the next', async ({ mount, page }) => {
    await mount(<BesideATitle.Component />);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const main = await boxOf(button(page, 'Nouvelle dépense'));
    const field = await boxOf(search(page));
    const filters = await boxOf(button(page, 'Filtres'));
    expect(Math.abs(title.middle.y - main.middle.y)).toBeLessThanOrEqual(2);
    expect(field.y).toBeGreaterThanOrEqual(main.bottom);
    expect(Math.abs(field.middle.y - filters.middle.y)).toBeLessThanOrEqual(2);
    // WCAG 2.5.3: New is one word to the eye and all of them to the ear.
    expect((await boxOf(button(page, 'Nouvelle dépense').getByText('dépense', { exact: true }))).width).toBeLessThan(2);
    // The word of the button stays on one line, because the search becomes narrower.
    const lines = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element.lastChild ?? element);
      return range.getClientRects().length;
    };
    expect(await button(page, 'Filtres').evaluate(lines)).toBe(1);
  });
});
