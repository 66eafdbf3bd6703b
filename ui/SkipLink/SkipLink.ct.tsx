import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { PastAHeader } from './SkipLink.stories';

const link = (page: Page) => page.getByRole('link', { name: 'Aller au contenu' });

/** Whether the link is what one sees at its middle, and not the header. */
const isSeen = (page: Page) =>
  link(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });

test.describe('SkipLink (DESIGN rule 21)', () => {
  test('is not seen before Tab reaches it first; then it is whole', async ({ mount, page }) => {
    await mount(<PastAHeader.Component />);
    expect(await isSeen(page)).toBe(false);
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await expect(link(page)).toBeInViewport({ ratio: 1 });
    expect(await isSeen(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    expect(await isSeen(page)).toBe(false);
  });

  test('leads to the content, not to its address, which is the router’s', async ({ mount, page }) => {
    await mount(<PastAHeader.Component />);
    const address = page.url();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Nouveau' })).toBeInViewport();
    expect(page.url()).toBe(address);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Nouveau' })).toBeFocused();
  });
});
