import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { ActionsOnly, LongWords, Playground, WithFilters } from './Toolbar.stories';

const box = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x, y, width, height, right: x + width, bottom: y + height };
};
const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher une dépense' });
const button = (page: Page, name: string) => page.getByRole('button', { name });

test.describe('Toolbar', () => {
  test('wide: search, filters and buttons stand on one line, the buttons at its end', async ({ mount, page }) => {
    const bar = await box(await mount(<WithFilters.Component />));
    const [field, filter] = [await box(search(page)), await box(page.getByRole('combobox', { name: 'Type' }))];
    const [first, last] = [await box(button(page, 'Actualiser')), await box(button(page, 'Nouveau'))];
    expect(filter.x).toBeGreaterThan(field.right);
    expect(first.x).toBeGreaterThan(filter.right);
    expect(last.right).toBe(bar.right);
    for (const { bottom } of [field, filter, first]) expect(Math.abs(bottom - last.bottom)).toBeLessThanOrEqual(1);
  });

  test('wide: a search is not wider than what is typed in it', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    expect((await box(search(page))).width).toBeLessThanOrEqual(420);
  });

  test('without a search the buttons stay at the end, and its place is not kept', async ({ mount, page }) => {
    const bar = await box(await mount(<ActionsOnly.Component />));
    expect((await box(button(page, 'Nouveau'))).right).toBe(bar.right);
    expect(bar.height).toBe((await box(button(page, 'Nouveau'))).height);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });

  test('without buttons the search keeps its place', async ({ mount, page }) => {
    const bar = await box(await mount(<Playground.Component actions={undefined} />));
    expect((await box(search(page))).x).toBeLessThan(bar.x + 60);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('DESIGN rule 23: is not printed, whatever class it is given', async ({ mount, page }) => {
    const bar = await mount(<Playground.Component className="own" />);
    await expect(bar).toHaveClass(/own/);
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
});

test.describe('Toolbar on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the search has the whole width, then the filters, then the buttons; Tab goes the same way', async ({
    mount,
    page,
  }) => {
    const bar = await box(await mount(<WithFilters.Component />));
    const filter = page.getByRole('combobox', { name: 'Type' });
    const [first, last] = [button(page, 'Actualiser'), button(page, 'Nouveau')];
    expect((await box(search(page))).right).toBeGreaterThan(bar.right - 60);
    expect((await box(filter)).y).toBeGreaterThanOrEqual((await box(search(page))).bottom);
    expect((await box(first)).bottom).toBeGreaterThanOrEqual((await box(filter)).bottom);
    expect((await box(last)).right).toBe(bar.right);
    for (const reached of [search(page), filter, first, last]) {
      await page.keyboard.press('Tab');
      await expect(reached).toBeFocused();
    }
  });

  test('DESIGN rule 23: everything in it is 44 px for a finger', async ({ mount, page }) => {
    await mount(<WithFilters.Component />);
    for (const target of await page.locator('input, select, button').all()) {
      const { height } = await box(target.locator('xpath=ancestor-or-self::*[self::button or self::div][1]'));
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });

  test('DESIGN rule 6: a long word in a button breaks, nothing scrolls sideways', async ({ mount, page }) => {
    const bar = await box(await mount(<LongWords.Component />));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const long = page.getByRole('button', { name: /^Reappro/ });
    expect((await box(long)).right).toBeLessThanOrEqual(bar.right);
    expect(await long.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});
