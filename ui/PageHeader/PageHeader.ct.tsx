import type { Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { FirstLevel, Playground, TitleOnly } from './PageHeader.stories';

const button = (page: Page, name: string) => page.getByRole('button', { name });

test('DESIGN rule 21: leaves the h1 to the breadcrumb, where there is one', async ({ mount, page }) => {
  const header = await mount(<Playground.Component />);
  await expect(page.getByRole('heading', { name: 'Dépenses', level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await header.update(<FirstLevel.Component />);
  await expect(page.getByRole('heading', { name: 'Dépenses', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(1);
});

test('wide: the actions end the title’s line', async ({ mount, page }) => {
  const header = await boxOf(await mount(<Playground.Component />));
  const title = await boxOf(page.getByRole('heading'));
  const last = await boxOf(button(page, 'Nouveau'));
  expect(last.right).toBe(header.right);
  expect(last.y).toBe(title.y);
});

test('a title alone leaves no room for what is not there', async ({ mount, page }) => {
  const header = await mount(<TitleOnly.Component />);
  const title = await boxOf(page.getByRole('heading'));
  expect(await boxOf(header)).toMatchObject({ width: title.width, height: title.height });
});

test.describe('PageHeader on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the actions stand under the texts, read and reached in that order', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const text = await boxOf(page.getByText('Ce que l’organisation doit'));
    const [first, last] = [await boxOf(button(page, 'Actualiser')), await boxOf(button(page, 'Nouveau'))];
    expect(first.y).toBeGreaterThan(text.bottom);
    expect(last.x).toBeGreaterThan(first.right);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Actualiser')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Nouveau')).toBeFocused();
  });
});
