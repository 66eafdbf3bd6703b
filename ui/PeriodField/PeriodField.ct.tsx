import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import type { Period } from './PeriodField';
import { Disabled, Filled, InToolbar, Invalid, Playground } from './PeriodField.portable';

const from = (page: Page) => page.getByLabel('Du', { exact: true });
const to = (page: Page) => page.getByLabel('Au', { exact: true });

test.describe('PeriodField (spec § 2 Orders, search by period)', () => {
  test('either end may be open', async ({ mount, page }) => {
    const periods: Period[] = [];
    await mount(<Playground onChange={(period) => periods.push(period)} />);
    await from(page).fill('2026-11-01');
    await to(page).fill('2026-11-21');
    await from(page).fill('');
    await expect
      .poll(() => periods)
      .toEqual([
        { from: '2026-11-01', to: '' },
        { from: '2026-11-01', to: '2026-11-21' },
        { from: '', to: '2026-11-21' },
      ]);
  });

  test('its two ends are one group with a name, and limit each other', async ({ mount, page }) => {
    await mount(<Filled />);
    await expect(page.getByRole('group', { name: 'Période' }).locator('input')).toHaveCount(2);
    await expect(from(page)).toHaveAttribute('max', '2026-11-21');
    await expect(to(page)).toHaveAttribute('min', '2026-11-01');
  });

  test('a year on its way is not looked for', async ({ mount, page }) => {
    const periods: Period[] = [];
    await mount(<Filled onChange={(period) => periods.push(period)} />);
    for (const typed of ['0002-11-01', '0020-11-01', '0202-11-01']) {
      await from(page).fill(typed);
      await expect(from(page)).toHaveValue(typed);
    }
    expect(periods).toEqual([]);
    await from(page).fill('2025-11-01');
    await expect.poll(() => periods).toEqual([{ from: '2025-11-01', to: '2026-11-21' }]);
  });

  test('one button opens both ends and leaves the focus with the first', async ({ mount, page }) => {
    const periods: Period[] = [];
    await mount(<Filled onChange={(period) => periods.push(period)} />);
    await page.getByRole('button', { name: 'Effacer les dates : Période' }).click();
    await expect.poll(() => periods).toEqual([{ from: '', to: '' }]);
    await expect(from(page)).toHaveValue('');
    await expect(from(page)).toBeFocused();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('a year that is left as it is counts; clearing takes it away, too', async ({ mount, page }) => {
    const periods: Period[] = [];
    await mount(<Filled from="" onChange={(period) => periods.push(period)} />);
    await from(page).fill('0026-11-01');
    expect(periods).toEqual([]);
    await page.getByRole('button', { name: 'Effacer les dates : Période' }).click();
    await expect
      .poll(() => periods)
      .toEqual([
        { from: '0026-11-01', to: '2026-11-21' },
        { from: '', to: '' },
      ]);
    await expect(from(page)).toHaveValue('');
  });

  test('DESIGN rule 10: the error is tied to both ends', async ({ mount, page }) => {
    await mount(<Invalid />);
    for (const end of [from(page), to(page)]) {
      await expect(end).toHaveAttribute('aria-invalid', 'true');
      await expect(end).toHaveAccessibleDescription(/La fin est avant le début/);
    }
  });

  test('disabled, both ends are', async ({ mount, page }) => {
    await mount(<Disabled />);
    await expect(from(page)).toBeDisabled();
    await expect(to(page)).toBeDisabled();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('wide: one line, its inputs level with the toolbar’s others', async ({ mount, page }) => {
    await mount(<InToolbar />);
    const ends = await Promise.all([from(page), to(page)].map((end) => end.boundingBox()));
    const button = await page.getByRole('button', { name: 'Nouveau' }).boundingBox();
    expect(ends[0]?.y).toBe(ends[1]?.y);
    for (const end of ends) {
      const bottom = (end?.y ?? 0) + (end?.height ?? 0);
      expect(Math.abs(bottom - (button?.y ?? 0) - (button?.height ?? 0))).toBeLessThanOrEqual(2);
    }
  });
});

test.describe('PeriodField on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('DESIGN rules 6, 23: its ends stand one above the other, 44 px high', async ({ mount, page }) => {
    await mount(<Filled />);
    const [first, second] = [await from(page).boundingBox(), await to(page).boundingBox()];
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
    expect(first?.height).toBeGreaterThanOrEqual(44);
    expect(first?.x).toBe(second?.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
