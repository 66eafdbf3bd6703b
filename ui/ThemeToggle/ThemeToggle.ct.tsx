import { expect, test } from '../../playwright/fixtures';
import { Dark, Playground } from './ThemeToggle.stories';

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
    await expect(page.getByRole('button', { name: 'Passer en mode clair' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(() => asked).toEqual([true, false]);
  });

  test('changes nothing by itself: the saved choice decides', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.getByRole('button').click();
    await expect(page.getByRole('button')).toHaveAccessibleName('Passer en mode sombre');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('a name that changes is not also a pressed state, which would say the contrary', async ({ mount, page }) => {
    await mount(<Dark.Component />);
    const toggle = page.getByRole('button', { name: 'Passer en mode clair' });
    await expect(toggle).not.toHaveAttribute('aria-pressed');
    await expect(toggle).toHaveAttribute('title', 'Passer en mode clair');
  });

  test('DESIGN rule 25: is named in English', async ({ mount, page }) => {
    const toggle = await mount(<Playground.English />);
    await expect(page.getByRole('button')).toHaveAccessibleName('Switch to dark mode');
    await toggle.update(<Playground.English isDark />);
    await expect(page.getByRole('button')).toHaveAccessibleName('Switch to light mode');
  });
});

test.describe('ThemeToggle on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rule 23: 44 px for a finger', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    expect(await page.getByRole('button').boundingBox()).toMatchObject({ width: 44, height: 44 });
  });
});
