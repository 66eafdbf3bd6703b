import { expect, test } from '../../playwright/fixtures';
import { None, Playground } from './FilterChips.stories';

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
  const story = await mount(<Playground.Component key="last" />);
  await page.getByRole('button', { name: TYPE }).press('Space');
  await expect(page.getByRole('button', { name: PERIODE })).toBeFocused();
  await story.update(<Playground.Component key="first" />);
  await page.getByRole('button', { name: PERIODE }).press('Enter');
  await expect(page.getByRole('button', { name: TYPE })).toBeFocused();
  await page.getByRole('button', { name: TYPE }).press('Enter');
  await expect(page.getByRole('region', { name: 'Filtres' })).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('without a filter it takes no room', async ({ mount, page }) => {
  await mount(<None.Component />);
  expect((await page.getByRole('region', { name: 'Filtres' }).boundingBox())?.height ?? 0).toBe(0);
});
