import { expect, test } from '../../playwright/fixtures';
import { Photos, Playground } from './ReducedPictures.stories';

const width = (img: HTMLImageElement) => img.naturalWidth;

test.describe('PRODUCT O: where data is saved', () => {
  test('the pictures of a list are small until all or one are asked for', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const widths = () =>
      page.locator('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
    await expect(page.getByText('images réduites')).toBeVisible();
    await expect.poll(widths).toEqual([128, 128, 128]);
    const one = page.getByRole('button', { name: 'Afficher l’image Yopougon' });
    await expect(one).toBeInViewport({ ratio: 1 });
    await one.click();
    await expect.poll(widths).toEqual([128, 320, 128]);
    const all = page.getByRole('button', { name: 'Afficher les images' });
    await all.press('Enter');
    await expect.poll(widths).toEqual([320, 320, 320]);
    await expect(page.getByText('images entières dans cette liste')).toBeVisible();
    await expect(page.getByRole('button')).toHaveText(['Réduire les suivantes']);
    await expect(page.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('images réduites')).toBeVisible();
    expect(await widths()).toEqual([320, 320, 320]);
  });

  test('photos give way to initials, and come when they are asked for', async ({ mount, page }) => {
    await mount(<Photos.Component />);
    await expect(page.locator('img')).toHaveCount(0);
    await page.getByRole('button', { name: 'Afficher les images' }).click();
    await expect(page.locator('img')).toHaveCount(3);
    await expect.poll(() => page.locator('img').first().evaluate(width)).toBe(128);
  });
});
