import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Playground, Vertical } from './Tabs.stories';

test.describe('Tabs (DESIGN rule 22)', () => {
  test('arrows, Home and End move; Enter chooses', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground.Component onValueChange={(value) => chosen.push(value)} />);
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
    await expect.poll(() => chosen).toEqual(['termines']);
    await expect(tab(/Terminés/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: /Terminés/ })).toHaveText('Les projets choisis.');
  });

  test('beside the panel, up and down move; left and right do not', async ({ mount, page }) => {
    await mount(<Vertical.Component />);
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await page.keyboard.press('Tab');
    await expect(tab('Images')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tab('Vidéos')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Vidéos')).toBeFocused();
    expect((await boxOf(page.getByRole('tabpanel'))).x).toBeGreaterThan((await boxOf(page.getByRole('tablist'))).x);
  });

  test('DESIGN rule 6: below 768 px they share the width; left and right move', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<Vertical.Component />);
    const list = page.getByRole('tablist');
    await expect(list).toHaveAttribute('aria-orientation', 'horizontal');
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Vidéos' })).toBeFocused();
    for (const tab of await page.getByRole('tab').all()) {
      const { height, right } = await boxOf(tab);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(360);
    }
  });
});
