import { expect, test } from '../../playwright/fixtures';
import { English, LongText, None, One, Playground } from './FilterChips.stories';

const PERIODE = 'Retirer le filtre Période : 1er – 20 novembre 2026';
const TYPE = 'Retirer le filtre Type : Transport';

test('each filter has its words and its own way out (DESIGN rule 7)', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('region', { name: 'Filtres' }).getByRole('listitem')).toHaveText([
    'Période : 1er – 20 novembre 2026',
    'Type : Transport',
  ]);
  await expect(page.getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: TYPE }).click();
  await expect(page.getByRole('listitem')).toHaveText(['Période : 1er – 20 novembre 2026']);
});

test('DESIGN rule 13: the focus goes to the neighbour, from the last one to the line', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: PERIODE }).press('Enter');
  await expect(page.getByRole('button', { name: TYPE })).toBeFocused();
  await page.getByRole('button', { name: TYPE }).press('Enter');
  await expect(page.getByRole('region', { name: 'Filtres' })).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('the last of several gives the focus to the one before', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: TYPE }).press('Space');
  await expect(page.getByRole('button', { name: PERIODE })).toBeFocused();
});

test('without a filter it takes no room', async ({ mount, page }) => {
  await mount(<None.Component />);
  expect((await page.getByRole('region', { name: 'Filtres' }).boundingBox())?.height ?? 0).toBe(0);
});

test('DESIGN rule 23: printed, the words stay and what is pressed goes', async ({ mount, page }) => {
  await mount(<One.Component />);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Période : 1er – 20 novembre 2026')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('spec § 1: in English', async ({ mount, page }) => {
  await mount(<English.Component />);
  await expect(page.getByRole('button', { name: 'Remove the filter Period: November 1 – 20, 2026' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rules 6, 23: long words take more lines, targets are 44 px', async ({ mount, page }) => {
    await mount(<LongText.Component />);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const box = await page.getByRole('button').first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
});
