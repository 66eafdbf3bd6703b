import { expect, test } from '../../playwright/fixtures';
import { Playground, WithoutLink } from './FigureCard.stories';

test.describe('FigureCard (PRODUCT N)', () => {
  test('the whole card leads to the list, and is named by its label', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('link', { name: 'Dépenses', exact: true })).toHaveAttribute('href', '#depenses');
    // The link covers the whole card, so the test presses at the place of the figure.
    const { x = 0, y = 0 } = (await page.getByText(/^1\s250\s000\sFcfa$/).boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    await expect(page).toHaveURL(/#depenses$/);
  });

  test('without a list it is no link', async ({ mount, page }) => {
    await mount(<WithoutLink.Component />);
    await expect(page.getByRole('heading', { name: 'Dépenses' })).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
  });
});
