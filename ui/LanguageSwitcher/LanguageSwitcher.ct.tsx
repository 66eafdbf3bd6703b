import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { English, Playground } from './LanguageSwitcher.stories';

const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name });

test.describe('LanguageSwitcher (spec § 2 Shell, Header)', () => {
  test('is named by what it changes and by the language in use', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('button', { name: 'Langue, Français', exact: true })).toHaveText('FR');
  });

  test('DESIGN rule 25: so it is in English', async ({ mount, page }) => {
    await mount(<English.Component />);
    const trigger = page.getByRole('button', { name: 'Language, English', exact: true });
    await expect(trigger).toHaveText('EN');
    await trigger.click();
    await expect(page.getByRole('menu', { name: 'Language' })).toBeVisible();
    await expect(choice(page, 'English')).toBeChecked();
    await expect(choice(page, 'Français')).not.toBeChecked();
  });

  test('DESIGN rule 22: by keyboard it opens on the language in use and gives the focus back', async ({
    mount,
    page,
  }) => {
    const chosen: string[] = [];
    await mount(<Playground.Component onValueChange={(value) => chosen.push(value)} />);
    await page.getByRole('button').press('Enter');
    await expect(choice(page, 'Français')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen).toEqual(['en-US']);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Langue, English' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(choice(page, 'English')).toBeFocused();
  });

  test('Escape changes nothing', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground.Component onValueChange={(value) => chosen.push(value)} />);
    await page.getByRole('button').press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Langue, Français' })).toBeFocused();
    expect(chosen).toEqual([]);
  });

  test('each language is spoken in itself (WCAG 3.1.2)', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.getByRole('button').click();
    await expect(choice(page, 'English')).toHaveAttribute('lang', 'en-US');
    await expect(choice(page, 'Français')).toHaveAttribute('lang', 'fr-FR');
  });

  test('a language that is not offered is named by its code', async ({ mount, page }) => {
    await mount(<Playground.Component value="dyu-CI" />);
    await expect(page.getByRole('button', { name: 'Langue, dyu-CI' })).toHaveText('DY');
    await page.getByRole('button').press('Enter');
    await expect(choice(page, 'Français')).toBeFocused();
  });
});

test.describe('LanguageSwitcher on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rule 23: 44 px for a finger, on the button and in the menu', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const trigger = await page.getByRole('button').boundingBox();
    expect(trigger?.width).toBeGreaterThanOrEqual(44);
    expect(trigger?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button').tap();
    expect((await choice(page, 'English').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    await choice(page, 'English').tap();
    await expect(page.getByRole('button')).toHaveText('EN');
  });
});
