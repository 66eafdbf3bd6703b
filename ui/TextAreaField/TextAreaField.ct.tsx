import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Disabled, Filled, Invalid, OneWord, Playground } from './TextAreaField.stories';

const area = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true });
const height = async (page: Page) => (await area(page).boundingBox())?.height ?? 0;

test.describe('TextAreaField', () => {
  test('the label names the area and focuses it; Enter is a new line', async ({ mount, page }) => {
    const values: string[] = [];
    await mount(<Playground.Component onValueChange={(value) => values.push(value)} />);
    await page.getByText('Description').click();
    await page.keyboard.type('Un');
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await expect(area(page)).toHaveValue('Un\n2');
    await expect.poll(() => values).toEqual(['U', 'Un', 'Un\n', 'Un\n2']);
  });

  test('DESIGN rule 10: error and hint are tied to the area, the error first', async ({ mount, page }) => {
    await mount(<Invalid.Component hint="Facultatif" />);
    await expect(area(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(area(page)).toHaveAttribute('aria-required', 'true');
    await expect(area(page)).toHaveAccessibleDescription('Décrivez l’étape en une phrase. Facultatif');
  });

  test('without an error or a hint nothing describes it, and nothing is marked', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(area(page)).toHaveAccessibleDescription('');
    await expect(area(page)).not.toHaveAttribute('aria-invalid');
    await expect(page.locator('label')).toHaveText('Description');
  });

  test('native props reach the area', async ({ mount, page }) => {
    await mount(<Playground.Component id="description" name="description" maxLength={3} />);
    const input = page.locator('textarea#description');
    await input.pressSequentially('abcd');
    await expect(input).toHaveValue('abc');
    await expect(input).toHaveAttribute('name', 'description');
  });

  test('disabled, Tab passes it by', async ({ mount, page }) => {
    await mount(<Disabled.Component />);
    await expect(area(page)).toBeDisabled();
    await page.keyboard.press('Tab');
    await expect(area(page)).not.toBeFocused();
  });

  test('shows its rows when empty, grows with its text, and scrolls from half of the window', async ({
    mount,
    page,
  }) => {
    const field = await mount(<Playground.Component />);
    const three = await height(page);
    await field.update(<Playground.Component rows={6} />);
    expect(await height(page)).toBeGreaterThan(three * 1.5);
    await field.update(<Playground.Component />);
    expect(await height(page)).toBe(three);
    await area(page).fill('Une ligne\n'.repeat(8));
    const grown = await height(page);
    expect(grown).toBeGreaterThan(three * 2);
    expect(await area(page).evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    await area(page).fill('Une ligne\n'.repeat(80));
    expect(await height(page)).toBe(400);
  });

  test('DESIGN rule 12: what was typed over several lines is shown as it was typed', async ({ mount, page }) => {
    await mount(<Filled.Component />);
    await expect(area(page)).toHaveValue('Deux voyages.\nUn à Bouaké, un à Korhogo.');
  });
});

test.describe('TextAreaField on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rule 6: a word without an end wraps, nothing scrolls sideways', async ({ mount, page }) => {
    await mount(<OneWord.Component />);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await area(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await height(page)).toBeGreaterThan(100);
  });

  test('DESIGN rule 23: one empty row is still 44 px for a finger', async ({ mount, page }) => {
    await mount(<Playground.Component rows={1} />);
    expect(await height(page)).toBeGreaterThanOrEqual(44);
  });
});
