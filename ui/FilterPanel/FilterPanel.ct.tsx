import { expect, test } from '../../playwright/fixtures';
import { English, Narrow, Playground } from './FilterPanel.portable';

test('where there is room the filters are there, and nothing opens them', async ({ mount, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await mount(<Playground />);
  await expect(page.getByLabel('Type')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filtres' })).toBeHidden();
});

test('DESIGN "Weight": a choice that comes late, and is long, moves nothing beside it', async ({ mount, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await mount(<Playground />);
  const width = () => page.getByLabel('Type').evaluate((select) => select.getBoundingClientRect().width);
  const before = await width();
  const add = (select: Element) => select.append(new Option('Matériaux de construction et transport'));
  await page.getByLabel('Type').evaluate(add);
  expect(await width()).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('one line says how many filters are set, and opens them', async ({ mount, page }) => {
    await mount(<Narrow />);
    const line = page.getByRole('button', { name: 'Filtres (1)' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByLabel('Type')).toBeHidden();
    await line.click();
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByLabel('Type')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await line.press('Enter');
    await expect(page.getByLabel('Type')).toBeHidden();
  });

  test('spec § 1: in English', async ({ mount, page }) => {
    await mount(<English />);
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  });
});
