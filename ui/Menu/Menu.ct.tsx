import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { BetweenButtons, LongWord, Playground, SetClosed, Tall } from './Menu.stories';

const trigger = (page: Page) => page.getByRole('button', { name: 'Actions' });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test.describe('Menu (DESIGN rule 22)', () => {
  test('the button says that it opens a menu, which one, and whether it is open', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(trigger(page)).toHaveAttribute('aria-haspopup', 'menu');
    await expect(trigger(page)).not.toHaveAttribute('aria-controls');
    await trigger(page).press('Enter');
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    const controlled = await trigger(page).getAttribute('aria-controls');
    await expect(page.getByRole('menu', { name: 'Actions de la dépense Transport' })).toHaveAttribute(
      'id',
      String(controlled),
    );
  });

  test('a letter goes from one item to the next that begins with it, and around', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await trigger(page).press('Enter');
    for (const name of ['Renommer', 'Régler', 'Renommer']) {
      await page.keyboard.press('r');
      await expect(item(page, name)).toBeFocused();
    }
    await page.keyboard.press('z');
    await expect(item(page, 'Renommer')).toBeFocused();
    // A shortcut of the browser is not taken for a letter.
    const isTaken = await item(page, 'Renommer').evaluate((element) => {
      const shortcut = { key: 's', ctrlKey: true, bubbles: true, cancelable: true };
      return !element.dispatchEvent(new KeyboardEvent('keydown', shortcut));
    });
    expect(isTaken).toBe(false);
  });

  for (const [key, name] of [
    ['Tab', 'Après'],
    ['Shift+Tab', 'Avant'],
  ] as const) {
    test(`${key} closes and leads to what stands beside the button`, async ({ mount, page }) => {
      await mount(<BetweenButtons.Component />);
      await trigger(page).press('Enter');
      await page.keyboard.press('End');
      await page.keyboard.press(key);
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(page.getByRole('button', { name })).toBeFocused();
    });
  }

  for (const key of ['Enter', 'Space']) {
    test(`${key} follows an item that is a link, and closes`, async ({ mount, page }) => {
      await mount(<Playground.Component />);
      await trigger(page).press('Enter');
      await item(page, 'Télécharger le reçu').press(key);
      await expect(page).toHaveURL(/#recu$/);
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(trigger(page)).toBeFocused();
    });
  }

  test('disabled items are reached and read as such; neither keys nor a press choose them', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await trigger(page).press('Enter');
    for (const name of ['Archiver', 'Envoyer le reçu']) {
      await page.keyboard.press(name.charAt(0));
      await expect(item(page, name)).toBeFocused();
      await expect(item(page, name)).toBeDisabled();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await item(page, name).click({ force: true });
    }
    await expect(page.getByRole('menu')).toBeVisible();
    expect(page.url()).not.toContain('#interdit');
  });

  test('of a set the chosen one is said, takes the focus at opening, and changes', async ({ mount, page }) => {
    await mount(<SetClosed.Component />);
    const choice = (name: string) => page.getByRole('menuitemradio', { name });
    await page.getByRole('button', { name: 'Trier par : Montant' }).press('ArrowDown');
    await expect(choice('Montant')).toBeFocused();
    await expect(choice('Montant')).toBeChecked();
    await expect(choice('Date')).not.toBeChecked();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Trier par : Date' }).press('ArrowUp');
    await expect(choice('Date')).toBeFocused();
    await expect(choice('Date')).toBeChecked();
  });

  test('in a low window the menu scrolls within it: the item with the focus is in sight', async ({ mount, page }) => {
    await page.setViewportSize({ width: 640, height: 300 });
    await mount(<Tall.Component />);
    await trigger(page).press('ArrowUp');
    await expect(item(page, 'Caisse 30')).toBeFocused();
    await expect(item(page, 'Caisse 30')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Home');
    await expect(item(page, 'Caisse 1')).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rules 6, 23: the menu stays within the screen, on 44 px items', async ({ mount, page }) => {
    await mount(<LongWord.Component />);
    await trigger(page).tap();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    expect(await page.getByRole('menu').evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
    for (const one of await page.getByRole('menuitem').all())
      expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
