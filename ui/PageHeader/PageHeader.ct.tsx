import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { FirstLevel, LongWords, Playground, TitleOnly } from './PageHeader.stories';

const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const button = (page: Page, name: string) => page.getByRole('button', { name });

test.describe('PageHeader', () => {
  test('DESIGN rule 21: leaves the h1 to the breadcrumb, and is the h1 where there is none', async ({
    mount,
    page,
  }) => {
    const header = await mount(<Playground.Component />);
    await expect(page.getByRole('heading', { name: 'Dépenses', level: 2 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await header.update(<FirstLevel.Component />);
    await expect(page.getByRole('heading', { name: 'Dépenses', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(1);
  });

  test('wide: the actions end the title’s line', async ({ mount, page }) => {
    const header = await box(await mount(<Playground.Component />));
    const title = await box(page.getByRole('heading'));
    const last = await box(button(page, 'Nouveau'));
    expect(last.x + last.width).toBe(header.x + header.width);
    expect(last.y).toBe(title.y);
  });

  test('a title alone leaves no room for what is not there', async ({ mount, page }) => {
    const header = await mount(<TitleOnly.Component />);
    const title = await box(page.getByRole('heading'));
    expect(await box(header)).toMatchObject({ width: title.width, height: title.height });
  });

  test('DESIGN rule 23: its title is printed, its actions are not', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Dépenses' })).toBeVisible();
    await expect(page.getByText('Ce que l’organisation doit')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test.describe('PageHeader on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the actions stand under the texts, read and reached in that order, 44 px for a finger (DESIGN rule 23)', async ({
    mount,
    page,
  }) => {
    await mount(<Playground.Component />);
    const text = await box(page.getByText('Ce que l’organisation doit'));
    const [first, last] = [await box(button(page, 'Actualiser')), await box(button(page, 'Nouveau'))];
    expect(first.y).toBeGreaterThan(text.y + text.height);
    expect(last.x).toBeGreaterThan(first.x + first.width);
    expect(Math.min(first.height, last.height)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Actualiser')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Nouveau')).toBeFocused();
  });

  test('DESIGN rule 6: long words of any part break, nothing scrolls sideways', async ({ mount, page }) => {
    const header = await box(await mount(<LongWords.Component />));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const part of [page.getByRole('heading'), page.getByText(/^https/), page.getByRole('button')]) {
      const { x, width } = await box(part);
      expect(x + width).toBeLessThanOrEqual(header.x + header.width);
      expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    }
  });
});
