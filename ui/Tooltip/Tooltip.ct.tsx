import { expect, test } from '../../playwright/fixtures';
import { Playground } from './Tooltip.portable';

test.describe('Tooltip (WCAG 1.4.13)', () => {
  test('shows on hover; the pointer may go over it; it leaves with the pointer', async ({ mount, page }) => {
    await mount(<Playground />);
    await page.getByRole('button').hover();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveText('Le solde d’hier soir');
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(tooltip).toHaveCount(0);
  });

  test('shows on keyboard focus as the description; Escape hides it, the focus stays', async ({ mount, page }) => {
    await mount(<Playground />);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button')).toHaveAccessibleDescription('Le solde d’hier soir');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(page.getByRole('button')).toBeFocused();
  });
});
