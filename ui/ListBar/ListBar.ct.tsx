import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { BesideATitle, English, Playground } from './ListBar.stories';

const box = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x, y, width, height, right: x + width, bottom: y + height, middle: y + height / 2 };
};
const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher une dépense' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('ListBar', () => {
  test.use({ viewport: { width: 1200, height: 800 } });

  test('where there is room, title, New, search, filters and refresh stand on one line, read in that order', async ({
    mount,
    page,
  }) => {
    await mount(<BesideATitle.Component />);
    const parts = [
      page.getByRole('heading', { level: 1 }),
      button(page, 'Nouvelle dépense'),
      search(page),
      button(page, 'Filtres'),
      button(page, 'Actualiser'),
    ];
    const boxes = await Promise.all(parts.map(box));
    for (const [rank, { x, middle }] of boxes.slice(1).entries()) {
      expect(x).toBeGreaterThanOrEqual(boxes[rank]?.right ?? 0);
      expect(Math.abs(middle - (boxes[0]?.middle ?? 0))).toBeLessThanOrEqual(2);
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

  test('DESIGN "Weight and speed": a choice that comes late, and is long, moves nothing beside it', async ({
    mount,
    page,
  }) => {
    await mount(<Playground.Component />);
    await button(page, 'Filtres').click();
    const width = () => page.getByLabel('Type').evaluate((select) => select.getBoundingClientRect().width);
    const before = await width();
    const add = (select: Element) => select.append(new Option('Matériaux de construction et transport'));
    await page.getByLabel('Type').evaluate(add);
    expect(await width()).toBe(before);
  });

  test('spec § 1: in English', async ({ mount, page }) => {
    await mount(<English.Component />);
    await expect(button(page, 'Filters (2)')).toBeVisible();
  });

  test('DESIGN rule 23: it is not printed, the title is', async ({ mount, page }) => {
    await mount(<BesideATitle.Component />);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('input')).toBeHidden();
  });
});

test.describe('ListBar on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rules 6, 23: title and New on one line, search and filters on the next, 44 px for a finger', async ({
    mount,
    page,
  }) => {
    await mount(<BesideATitle.Component />);
    const title = await box(page.getByRole('heading', { level: 1 }));
    const main = await box(button(page, 'Nouvelle dépense'));
    const field = await box(search(page));
    const filters = await box(button(page, 'Filtres'));
    expect(Math.abs(title.middle - main.middle)).toBeLessThanOrEqual(2);
    expect(field.y).toBeGreaterThanOrEqual(main.bottom);
    expect(Math.abs(field.middle - filters.middle)).toBeLessThanOrEqual(2);
    expect(Math.min(main.height, filters.height)).toBeGreaterThanOrEqual(44);
    // The word of the button stays on one line, because the search becomes narrower.
    const lines = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element.lastChild ?? element);
      return range.getClientRects().length;
    };
    expect(await button(page, 'Filtres').evaluate(lines)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('WCAG 2.5.3: New is one word to the eye and all of them to the ear', async ({ mount, page }) => {
    await mount(<BesideATitle.Component />);
    const rest = button(page, 'Nouvelle dépense').getByText('dépense', { exact: true });
    expect((await box(rest)).width).toBeLessThanOrEqual(1);
  });
});
