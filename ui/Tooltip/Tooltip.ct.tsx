import { expect, test } from '../../playwright/fixtures';
import { NotOnPress, OnAnIcon, Playground } from './Tooltip.stories';

test.describe('Tooltip (WCAG 1.4.13)', () => {
  test('shows on hover; the pointer may go over it; it leaves with the pointer', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.getByRole('button').hover();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveText('Le solde d’hier soir');
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(tooltip).toHaveCount(0);
  });

  test('a screen reader has it at once; Escape hides it, and the focus stays', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveAccessibleDescription('Le solde d’hier soir');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(page.getByRole('button')).toHaveAccessibleDescription('Le solde d’hier soir');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(page.getByRole('button')).toBeFocused();
  });
});

test('a press of the mouse does not hide what its hover shows', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button').click();
  await page.getByRole('button').click();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('an icon’s native bubble gives way; its name stays', async ({ mount, page }) => {
  await mount(<OnAnIcon.Component />);
  await expect(page.getByRole('button', { name: 'E-mail de Awa Koné' })).not.toHaveAttribute('title');
});

test.describe('Tooltip with a finger (DESIGN rule 8, spec § 2 Clients)', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('a tap shows it and leaves it there; the next one and one elsewhere hide it', async ({ mount, page }) => {
    await mount(<OnAnIcon.Component />);
    await page.getByRole('button').tap();
    await expect(page.getByRole('tooltip')).toHaveText('awa.kone@exemple.ci');
    await page.getByRole('button').tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.getByRole('button').tap();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.touchscreen.tap(200, 600);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('where a tap leads elsewhere it stays away', async ({ mount, page }) => {
    await mount(<NotOnPress.Component />);
    await page.getByRole('button').tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
