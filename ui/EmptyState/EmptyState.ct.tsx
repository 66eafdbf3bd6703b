import { expect, test } from '../../playwright/fixtures';
import { NothingFound, Playground, TitleOnly } from './EmptyState.stories';

test.describe('EmptyState (DESIGN rule 2)', () => {
  test('nothing yet: it says what will stand here and offers New, and is no failure', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByText('Opps! Aucune donnée')).toBeVisible();
    await expect(page.getByText('Enregistrez une première dépense')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Nouveau' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('nothing found does not look like nothing yet, and clears the search', async ({ mount, page }) => {
    const yet = await mount(<Playground.Component />);
    const icon = await yet.locator('svg').first().innerHTML();
    await yet.unmount();
    const found = await mount(<NothingFound.Component />);
    expect(await found.locator('svg').first().innerHTML()).not.toBe(icon);
    await expect(page.getByRole('button', { name: 'Effacer la recherche' })).toBeVisible();
  });

  test('what is not given leaves no empty line behind', async ({ mount, page }) => {
    const empty = await mount(<TitleOnly.Component />);
    const [frame, title] = [await empty.boundingBox(), await page.getByText('Opps! Aucune donnée').boundingBox()];
    const paddingBottom = await empty.evaluate((root) => Number.parseFloat(getComputedStyle(root).paddingBottom));
    const below = (frame?.y ?? 0) + (frame?.height ?? 0) - (title?.y ?? 0) - (title?.height ?? 0);
    expect(below).toBeLessThanOrEqual(paddingBottom + 2);
  });
});
