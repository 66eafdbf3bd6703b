import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import type { Period } from './PeriodField';
import { Disabled, Filled, InToolbar, Invalid, Playground } from './PeriodField.stories';

const from = (page: Page) => page.getByRole('textbox', { name: 'Du' });
const to = (page: Page) => page.getByRole('textbox', { name: 'Au' });
const opener = (page: Page, end: string) => page.getByRole('button', { name: `Choisir une date\u00a0: ${end}` });

test.describe('PeriodField (spec § 2 Orders, search by period)', () => {
  test('either end may be open', async ({ mount, page }) => {
    const periods: Period[] = [];
    await mount(<Playground.Component onChange={(period) => periods.push(period)} />);
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

  test('its two ends are one group with a name, and limit each other in their calendars', async ({ mount, page }) => {
    const periods: Period[] = [];
    await mount(<Filled.Component onChange={(period) => periods.push(period)} />);
    await expect(page.getByRole('group', { name: 'Période' }).locator('input')).toHaveCount(2);
    await opener(page, 'Du').click();
    await expect(page.getByRole('button', { name: 'dimanche 22 novembre 2026' })).toBeDisabled();
    await page.getByRole('button', { name: 'lundi 2 novembre 2026' }).click();
    await expect(from(page)).toHaveValue('02/11/2026');
    await opener(page, 'Au').click();
    await expect(page.getByRole('button', { name: 'dimanche 1er novembre 2026' })).toBeDisabled();
    expect(periods).toEqual([{ from: '2026-11-02', to: '2026-11-21' }]);
  });

  test('a date on its way is not looked for; left or confirmed, it is', async ({ mount, page }) => {
    const periods: Period[] = [];
    await mount(<Filled.Component onChange={(period) => periods.push(period)} />);
    for (const typed of ['5', '5/1', '5/11', '5/11/20', '5/11/202']) {
      await from(page).fill(typed);
      await expect(from(page)).toHaveValue(typed);
    }
    expect(periods).toEqual([]);
    await from(page).fill('5/11');
    await from(page).press('Enter');
    await expect(from(page)).toHaveValue('05/11/2026');
    await from(page).fill('01112025');
    await expect
      .poll(() => periods)
      .toEqual([
        { from: '2026-11-05', to: '2026-11-21' },
        { from: '2025-11-01', to: '2026-11-21' },
      ]);
  });

  test('what is no date, or none of ours, is said at its end, and the period stays', async ({ mount, page }) => {
    const periods: Period[] = [];
    await mount(<Filled.Component onChange={(period) => periods.push(period)} />);
    await from(page).fill('31/02/2026');
    await from(page).blur();
    await expect(from(page)).toHaveAccessibleDescription(/^Ce jour n’existe pas/);
    await expect(from(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(to(page)).not.toHaveAttribute('aria-invalid');
    await to(page).fill('21/11/0026');
    await to(page).blur();
    await expect(to(page)).toHaveAccessibleDescription('La date est à choisir à partir du 01/01/2000.');
    expect(periods).toEqual([]);
  });

  test('an end of an address that is none of our days is said, and limits nothing', async ({ mount, page }) => {
    await mount(<Filled.Component to="0026-11-21" />);
    await expect(to(page)).toHaveValue('21/11/0026');
    await expect(to(page)).toHaveAccessibleDescription('La date est à choisir à partir du 01/01/2000.');
    await opener(page, 'Du').click();
    await expect(page.getByRole('button', { name: 'lundi 30 novembre 2026' })).toBeEnabled();
  });

  test('one button opens both ends and leaves the focus with the first', async ({ mount, page }) => {
    const periods: Period[] = [];
    await mount(<Filled.Component onChange={(period) => periods.push(period)} />);
    await page.getByRole('button', { name: 'Effacer les dates : Période' }).click();
    await expect.poll(() => periods).toEqual([{ from: '', to: '' }]);
    await expect(from(page)).toHaveValue('');
    await expect(from(page)).toBeFocused();
    await expect(page.getByRole('button', { name: /^Effacer/ })).toHaveCount(0);
  });

  test('clearing takes what is typed and no date away, too', async ({ mount, page }) => {
    const periods: Period[] = [];
    await mount(<Filled.Component from="" onChange={(period) => periods.push(period)} />);
    await from(page).fill('31/02');
    await page.getByRole('button', { name: 'Effacer les dates : Période' }).click();
    await expect.poll(() => periods).toEqual([{ from: '', to: '' }]);
    await expect(from(page)).toHaveValue('');
    await expect(from(page)).not.toHaveAttribute('aria-invalid');
    await expect(from(page)).toBeFocused();
  });

  test('DESIGN rule 10: the error is tied to both ends', async ({ mount, page }) => {
    await mount(<Invalid.Component />);
    for (const end of [from(page), to(page)]) {
      await expect(end).toHaveAttribute('aria-invalid', 'true');
      await expect(end).toHaveAccessibleDescription(/La fin est avant le début/);
    }
  });

  test('disabled, both ends are', async ({ mount, page }) => {
    await mount(<Disabled.Component />);
    await expect(from(page)).toBeDisabled();
    await expect(to(page)).toBeDisabled();
    await expect(opener(page, 'Du')).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Effacer/ })).toHaveCount(0);
  });

  test('wide: one line, its inputs level with the toolbar’s others', async ({ mount, page }) => {
    await mount(<InToolbar.Component />);
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
    await mount(<Filled.Component />);
    const [first, second] = [await from(page).boundingBox(), await to(page).boundingBox()];
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
    expect(first?.height).toBeGreaterThanOrEqual(44);
    expect(first?.x).toBe(second?.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
