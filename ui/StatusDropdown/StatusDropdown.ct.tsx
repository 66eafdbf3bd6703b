import { expect, test } from '../../playwright/fixtures';
import { Busy, NothingHigher, Playground } from './StatusDropdown.portable';

test.describe('StatusDropdown (spec § 4, order delivery)', () => {
  test('opens on the current status; a lower one cannot be chosen, a higher one can', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground onValueChange={(value) => chosen.push(value)} />);
    const trigger = page.getByRole('button', { name: 'Livraison de la commande 12 de Awa Koné : Expédié' });
    await trigger.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Expédié' })).toBeFocused();
    await expect(page.getByRole('menuitemradio', { name: 'Expédié' })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(chosen).toEqual([]);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    expect(chosen).toEqual(['3']);
    await expect(page.getByRole('button', { name: /Livré/ })).toBeFocused();
  });

  test('choosing the current status changes nothing', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground onValueChange={(value) => chosen.push(value)} />);
    await page.getByRole('button').press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    expect(chosen).toEqual([]);
  });

  test('the last status is a plain badge', async ({ mount, page }) => {
    await mount(<NothingHigher />);
    await expect(page.getByText('Livré')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('busy keeps the focus and opens nothing', async ({ mount, page }) => {
    await mount(<Busy />);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button')).toBeFocused();
  });
});
