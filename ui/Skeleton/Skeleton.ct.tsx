import { opacityAt } from '../../playwright/animations';
import { expect, test } from '../../playwright/fixtures';
import { OfATable, OfCards, Playground } from './Skeleton.stories';

test('what loads is one status, its bones are not read; a bone by itself is silent', async ({ mount, page }) => {
  const story = await mount(<OfATable.Component key="table" />);
  for (const [shown, said] of [
    [<OfATable.Component key="table" />, '- status: Chargement…'],
    [<OfCards.Component key="cards" />, '- status: Chargement…'],
    [<Playground.Component key="bone" />, ''],
  ] as const) {
    await story.update(shown);
    expect(await page.locator('#root').ariaSnapshot()).toBe(said);
  }
});

test('the status is outside of what is busy: a busy live region is not announced', async ({ mount, page }) => {
  await mount(<OfATable.Component />);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]').getByRole('status')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]').and(page.getByRole('status'))).toHaveCount(0);
});

test('DESIGN rule 6: holds the place of lines where the rows will be lines', async ({ mount, page }) => {
  await mount(<OfATable.Component />);
  const busy = page.locator('[aria-busy=true]');
  const parts = () => busy.evaluate((whole) => whole.firstElementChild?.childElementCount);
  expect(await parts()).toBe(6);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(parts).toBe(5);
  const [first, second] = await busy
    .locator('> * > *')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect()));
  expect(second?.top).toBe(first?.bottom);
  expect(first?.height).toBe(68);
});

test('a bone by itself is silent', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('status')).toHaveCount(0);
  expect(await page.locator('#root').ariaSnapshot()).toBe('');
});

test('DESIGN rule 3: holds its place at once, and is not seen when the answer is quick', async ({ mount }) => {
  const table = await mount(<OfATable.Component />);
  expect((await table.boundingBox())?.height).toBeGreaterThan(300);
  expect(await opacityAt(table, 250)).toBe(0);
  expect(await opacityAt(table, 600)).toBe(1);
});
