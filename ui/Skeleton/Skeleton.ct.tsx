import { endless, opacityAt } from '../../playwright/animations';
import { expect, test } from '../../playwright/fixtures';
import { OfATable, OfCards, Playground } from './Skeleton.stories';

test.describe('Skeleton', () => {
  for (const [what, story, label] of [
    ['a table', <OfATable.Component key="table" />, 'Chargement…'],
    ['cards', <OfCards.Component key="cards" />, 'Chargement…'],
    ['a table, in English,', <OfATable.English key="english" />, 'Loading…'],
  ] as const) {
    test(`${what} that loads is one status, its bones are not read`, async ({ mount, page }) => {
      await mount(story);
      await expect(page.getByRole('status')).toHaveText(label);
      expect(await page.locator('#root').ariaSnapshot()).toBe(`- status: ${label}`);
    });
  }

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

  test('DESIGN rule 23: nothing breathes for who wants no motion', async ({ mount, page }) => {
    await mount(<OfCards.Component />);
    expect(await endless(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await endless(page)).toBe(0);
  });

  for (const [what, story] of [
    ['a table', <OfATable.Component key="table" />],
    ['cards', <OfCards.Component key="cards" />],
  ] as const) {
    test(`DESIGN rule 6: ${what} of bones does not scroll sideways at 360 px`, async ({ mount, page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await mount(story);
      await expect(page.getByRole('status')).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
});
