import { expect, test } from '../../playwright/fixtures';
import { Playground } from './Tabs.portable';

test.describe('Tabs (DESIGN rule 22)', () => {
  test('arrows, Home and End move; Enter chooses', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground onValueChange={(value) => chosen.push(value)} />);
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await page.keyboard.press('Tab');
    await expect(tab(/Tous/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(/En cours/)).toBeFocused();
    await page.keyboard.press('End');
    await expect(tab(/Terminés/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(/Tous/)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    expect(chosen).toEqual([]);
    await page.keyboard.press('Enter');
    expect(chosen).toEqual(['termines']);
    await expect(tab(/Terminés/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: /Terminés/ })).toHaveText('Les projets choisis.');
  });
});
