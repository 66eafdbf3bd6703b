import type { Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import type { Period } from './PeriodField';
import { Filled, InToolbar } from './PeriodField.stories';

const from = (page: Page) => page.getByRole('textbox', { name: 'Du' });
const to = (page: Page) => page.getByRole('textbox', { name: 'Au' });
const opener = (page: Page, end: string) => page.getByRole('button', { name: `Choisir une date\u00a0: ${end}` });

test.describe('PeriodField (spec § 2 Orders, search by period)', () => {
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
    // Either end may be open.
    await to(page).fill('2026-11-21');
    await expect.poll(() => periods.at(-1)).toEqual({ from: '', to: '2026-11-21' });
    // It takes what is no date away, too.
    await from(page).fill('31/02');
    await page.getByRole('button', { name: 'Effacer les dates : Période' }).click();
    await expect(from(page)).toHaveValue('');
    await expect(from(page)).not.toHaveAttribute('aria-invalid');
  });

  test('wide: one line, its inputs level with the toolbar’s others', async ({ mount, page }) => {
    await mount(<InToolbar.Component />);
    const { bottom } = await boxOf(page.getByRole('button', { name: 'Nouveau' }));
    for (const end of [from(page), to(page)])
      expect(Math.abs((await boxOf(end)).bottom - bottom)).toBeLessThanOrEqual(2);
  });
});

test.describe('PeriodField on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('DESIGN rule 6: its ends stand one above the other', async ({ mount, page }) => {
    await mount(<Filled.Component />);
    const [first, second] = [await boxOf(from(page)), await boxOf(to(page))];
    expect(second.y).toBeGreaterThanOrEqual(first.bottom);
    expect(second.x).toBe(first.x);
  });
});
