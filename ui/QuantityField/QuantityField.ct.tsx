import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { AtItsEnds, Disabled, Empty, Greatest, Playground, ReadOnly, WithSuffix } from './QuantityField.stories';

const field = (page: Page) => page.getByRole('spinbutton', { name: 'Quantité' });
const less = (page: Page) => page.getByRole('button', { name: 'Quantité : un de moins' });
const more = (page: Page) => page.getByRole('button', { name: 'Quantité : un de plus' });

test.describe('QuantityField (spec § 9: from 1)', () => {
  test('is typed in whole numbers; empty is null, not zero', async ({ mount, page }) => {
    const values: (number | null)[] = [];
    await mount(<Empty.Component onValueChange={(value) => values.push(value)} />);
    await expect(field(page)).toHaveAttribute('inputmode', 'numeric');
    await expect(field(page)).not.toHaveAttribute('aria-valuenow');
    await field(page).pressSequentially('a1-2e');
    await expect(field(page)).toHaveValue('12');
    await expect(field(page)).toHaveAttribute('aria-valuenow', '12');
    await field(page).fill('');
    // From nothing a step leads to the least.
    await more(page).click();
    await expect(field(page)).toHaveValue('1');
    await expect.poll(() => values).toEqual([1, 12, null, 1]);
  });

  test('arrows count by one, pages by ten, never beyond the bounds', async ({ mount, page }) => {
    await mount(<AtItsEnds.Component />);
    for (const [key, value] of [
      ['ArrowUp', '10'],
      ['ArrowDown', '9'],
      ['PageDown', '1'],
      ['ArrowDown', '1'],
      ['ArrowUp', '2'],
      ['PageUp', '10'],
    ] as const) {
      await field(page).press(key);
      await expect(field(page)).toHaveValue(value);
    }
  });

  test('its buttons count, too; at an end one is off and keeps nothing from the other', async ({ mount, page }) => {
    const values: (number | null)[] = [];
    await mount(<Playground.Component onValueChange={(value) => values.push(value)} />);
    await expect(less(page)).toBeDisabled();
    await less(page).click({ force: true });
    await more(page).click();
    await more(page).click();
    await less(page).click();
    await expect.poll(() => values).toEqual([2, 3, 2]);
  });

  test('Tab goes over the buttons: the arrows do the same', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('button:focus')).toHaveCount(0);
  });

  test('refuses a pasted text that is no whole number; takes grouped digits', async ({ mount, page }) => {
    const values: unknown[] = [];
    await mount(<WithSuffix.Component onValueChange={(value) => values.push(value)} />);
    await field(page).press('ControlOrMeta+a');
    await page.keyboard.insertText('1,5');
    await expect(field(page)).toHaveValue('12');
    await expect(field(page)).toHaveAccessibleDescription(/nombre entier/);
    await expect(page.getByRole('status')).toHaveText(/nombre entier/);
    expect(values).toEqual([]);
    await field(page).blur();
    await expect(field(page)).toHaveAccessibleDescription('pièces');
    await field(page).press('ControlOrMeta+a');
    await page.keyboard.insertText('1\u202F250');
    await expect(field(page)).toHaveValue('1250');
  });

  test('disabled or read only, nothing changes it', async ({ mount, page }) => {
    const values: unknown[] = [];
    const story = await mount(<ReadOnly.Component onValueChange={(value) => values.push(value)} />);
    await field(page).press('ArrowUp');
    await expect(more(page)).toBeDisabled();
    await story.update(<Disabled.Component onValueChange={(value) => values.push(value)} />);
    await expect(field(page)).toBeDisabled();
    await expect(less(page)).toBeDisabled();
    expect(values).toEqual([]);
  });
});

test('DESIGN rule 23: on a phone the greatest number fits between its buttons', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await mount(<Greatest.Component />);
  expect(await field(page).evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
});
