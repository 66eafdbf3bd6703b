import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Playground, TypedLines } from './DescriptionList.stories';

const rows = (page: Page) =>
  page.getByRole('term').evaluateAll((terms) => new Set(terms.map((term) => term.getBoundingClientRect().top)).size);

test('each value is read with its own label', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('term')).toHaveText(['Type', 'Montant', 'Reste à régler', 'État', 'Description']);
  const pair = page.locator('div').filter({ has: page.getByRole('term').getByText('État') });
  await expect(pair.last().getByRole('definition')).toHaveText('En cours');
  await expect(page.getByRole('definition')).toHaveCount(5);
});

test('pairs stand side by side where there is room, below each other on a phone', async ({ mount, page }) => {
  const list = await mount(<Playground.Component />);
  expect(await rows(page)).toBe(1);
  await list.update(<Playground.Component minWidth="400px" />);
  expect(await rows(page)).toBe(2);
  await list.update(<Playground.Component />);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await rows(page)).toBe(5);
});

test('a line break that was typed is kept', async ({ mount, page }) => {
  // The pair is so wide that both lines would fit on one.
  await mount(<TypedLines.Component minWidth="400px" />);
  const aim = page.getByRole('definition');
  const lineHeight = await aim.evaluate((value) => Number.parseFloat(getComputedStyle(value).lineHeight));
  expect((await aim.boundingBox())?.height).toBeCloseTo(2 * lineHeight, 0);
});
