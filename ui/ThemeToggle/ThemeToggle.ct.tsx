import { expect, test } from '../../playwright/fixtures';
import { Playground } from './ThemeToggle.stories';

test.describe('ThemeToggle (spec § 2 Shell, Header)', () => {
  test('its name says what a press does; both ways by keyboard, with the focus kept', async ({ mount, page }) => {
    const asked: boolean[] = [];
    const note = (isDark: boolean) => asked.push(isDark);
    const toggle = await mount(<Playground.Component onDarkChange={note} />);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Passer en mode sombre' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toEqual([true]);
    await toggle.update(<Playground.Component isDark onDarkChange={note} />);
    const light = page.getByRole('button', { name: 'Passer en mode clair' });
    await expect(light).toBeFocused();
    // A pressed state would say the contrary of a name that changes.
    await expect(light).not.toHaveAttribute('aria-pressed');
    await expect(light).toHaveAttribute('title', 'Passer en mode clair');
    await page.keyboard.press('Space');
    await expect.poll(() => asked).toEqual([true, false]);
  });

  test('changes nothing by itself: the saved choice decides', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.getByRole('button').click();
    await expect(page.getByRole('button')).toHaveAccessibleName('Passer en mode sombre');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
