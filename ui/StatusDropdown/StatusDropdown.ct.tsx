import { expect, test } from '../../playwright/fixtures';
import { Busy, Emballage, EnLivraison, Expedie, Livre, OneDisabled, Playground } from './StatusDropdown.stories';

test.describe('StatusDropdown (spec § 4, order delivery)', () => {
  test('leads to what is higher and nowhere else', async ({ mount, page }) => {
    const dropdown = await mount(<Emballage.Component key="0" />);
    for (const [story, higher] of [
      [<Emballage.Component key="1" />, ['Expédié', 'En livraison', 'Livré']],
      [<Expedie.Component key="2" />, ['En livraison', 'Livré']],
      [<EnLivraison.Component key="3" />, ['Livré']],
    ] as const) {
      await dropdown.update(story);
      await page.getByRole('button').press('Enter');
      await expect(page.getByRole('menuitem')).toHaveText(higher);
      await expect(page.getByRole('menuitem').first()).toBeFocused();
    }
  });

  test('says whose status it is and which one; what is chosen is told, the focus stays', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground.Component onValueChange={(value) => chosen.push(value)} />);
    const name = 'Livraison de la commande 12 de Awa Koné';
    await page.getByRole('button', { name: `${name} : Expédié` }).press('ArrowDown');
    await expect(page.getByRole('menu', { name })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen).toEqual(['2']);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: `${name} : En livraison` })).toBeFocused();
  });

  test('what is disabled is read and not chosen', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<OneDisabled.Component onValueChange={(value) => chosen.push(value)} />);
    await page.getByRole('button').press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Livré' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(chosen).toEqual([]);
  });

  test('the last status is a plain badge', async ({ mount, page }) => {
    await mount(<Livre.Component />);
    await expect(page.getByText('Livré')).toBeVisible();
    await expect(page.locator('[data-tone=success] svg')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('DESIGN rule 24: each status has its own tone and icon', async ({ mount }) => {
    const looks = new Set<string>();
    const icons = new Set<string>();
    const story = await mount(<Emballage.Component key="0" />);
    for (const next of [
      <Emballage.Component key="0" />,
      <Expedie.Component key="1" />,
      <EnLivraison.Component key="2" />,
      <Livre.Component key="3" />,
    ]) {
      await story.update(next);
      const icon = story.locator('svg').first();
      looks.add(await icon.evaluate((svg) => getComputedStyle(svg).color));
      icons.add(await icon.innerHTML());
    }
    expect([looks.size, icons.size]).toEqual([4, 4]);
  });

  test('busy keeps the focus and opens nothing', async ({ mount, page }) => {
    await mount(<Busy.Component />);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button')).toBeFocused();
  });
});
