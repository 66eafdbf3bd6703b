import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Playground } from './LanguageSwitcher.stories';

const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name });

test.describe('LanguageSwitcher (spec § 2 Shell, Header)', () => {
  test('is named by what it changes and by the language in use', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('button', { name: 'Langue, Français', exact: true })).toHaveText('FR');
  });

  test('DESIGN rule 22: it opens on the language in use and gives the focus back', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground.Component onValueChange={(value) => chosen.push(value)} />);
    await page.getByRole('button').press('Enter');
    await expect(choice(page, 'Français')).toBeFocused();
    // Each language is spoken in itself (WCAG 3.1.2).
    await expect(choice(page, 'Français')).toHaveAttribute('lang', 'fr-FR');
    await expect(choice(page, 'English')).toHaveAttribute('lang', 'en-US');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Langue, Français' })).toBeFocused();
    expect(chosen).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen).toEqual(['en-US']);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Langue, English' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(choice(page, 'English')).toBeFocused();
  });

  test('a language that is not offered is named by its code', async ({ mount, page }) => {
    await mount(<Playground.Component value="dyu-CI" />);
    await expect(page.getByRole('button', { name: 'Langue, dyu-CI' })).toHaveText('DY');
    await page.getByRole('button').press('Enter');
    await expect(choice(page, 'Français')).toBeFocused();
  });
});
