import type { Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { ActionsOnly, WithFilters } from './Toolbar.stories';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher une dépense' });
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('wide: search, filters and buttons stand on one line, the buttons at its end', async ({ mount, page }) => {
  const bar = await boxOf(await mount(<WithFilters.Component />));
  const [field, filter] = [await boxOf(search(page)), await boxOf(page.getByRole('combobox', { name: 'Type' }))];
  const [first, last] = [await boxOf(button(page, 'Actualiser')), await boxOf(button(page, 'Nouveau'))];
  expect(filter.x).toBeGreaterThan(field.right);
  expect(first.x).toBeGreaterThan(filter.right);
  expect(last.right).toBe(bar.right);
  expect(field.width).toBeLessThanOrEqual(420);
  for (const { bottom } of [field, filter, first]) expect(Math.abs(bottom - last.bottom)).toBeLessThanOrEqual(1);
});

test('without a search the buttons stay at the end, and its place is not kept', async ({ mount, page }) => {
  const bar = await boxOf(await mount(<ActionsOnly.Component />));
  expect((await boxOf(button(page, 'Nouveau'))).right).toBe(bar.right);
  expect(bar.height).toBe((await boxOf(button(page, 'Nouveau'))).height);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test.describe('Toolbar on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('search, filters and buttons have each their line; Tab goes the same way', async ({ mount, page }) => {
    const bar = await boxOf(await mount(<WithFilters.Component />));
    const filter = page.getByRole('combobox', { name: 'Type' });
    const [first, last] = [button(page, 'Actualiser'), button(page, 'Nouveau')];
    expect((await boxOf(search(page))).right).toBeGreaterThan(bar.right - 60);
    expect((await boxOf(filter)).y).toBeGreaterThanOrEqual((await boxOf(search(page))).bottom);
    expect((await boxOf(first)).bottom).toBeGreaterThanOrEqual((await boxOf(filter)).bottom);
    expect((await boxOf(last)).right).toBe(bar.right);
    for (const reached of [search(page), filter, first, last]) {
      await page.keyboard.press('Tab');
      await expect(reached).toBeFocused();
    }
  });
});
