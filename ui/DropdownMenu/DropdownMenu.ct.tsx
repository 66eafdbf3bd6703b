import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Playground } from './DropdownMenu.stories';

const trigger = (page: Page) => page.getByRole('button', { name: 'Actions de la vidéo inauguration.mp4' });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });

test.describe('DropdownMenu (DESIGN rule 22)', () => {
  test('Enter opens on the first item, arrows go around, Home and End reach the ends', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
    await trigger(page).press('Enter');
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(item(page, 'Modifier')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item(page, 'Supprimer')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Modifier')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item(page, 'Supprimer')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(item(page, 'Modifier')).toBeFocused();
    await page.keyboard.press('t');
    await expect(item(page, 'Télécharger')).toBeFocused();
  });

  test('Escape, a second press and (spec § 2 Shell) a click outside close it', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await trigger(page).press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();
    for (const close of [() => trigger(page).click(), () => page.mouse.click(600, 600)]) {
      await trigger(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await close();
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
  });

  test('a choice closes first, so that what it opens can give the focus back', async ({ mount, page }) => {
    const seen: string[] = [];
    await mount(
      <Playground.Component items={[{ id: 'edit', label: 'Modifier', onSelect: () => seen.push('chosen') }]} />,
    );
    await trigger(page).press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();
    await expect.poll(() => seen).toEqual(['chosen']);
  });
});
