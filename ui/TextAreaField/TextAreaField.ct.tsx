import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { OneWord, Playground } from './TextAreaField.stories';

const area = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true });
const height = async (page: Page) => (await area(page).boundingBox())?.height ?? 0;

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

test('shows its rows, grows with its text, and scrolls from half of the window', async ({ mount, page }) => {
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

test.describe('TextAreaField on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rule 6: a word without an end wraps, nothing scrolls sideways', async ({ mount, page }) => {
    await mount(<OneWord.Component />);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await area(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await height(page)).toBeGreaterThan(100);
  });
});
