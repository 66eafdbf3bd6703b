import { expect, test } from '../../playwright/fixtures';
import { Busy, Emballage, EnLivraison, Expedie, Livre, OneDisabled, Playground } from './StatusDropdown.stories';

test.describe('StatusDropdown (spec § 4, order delivery)', () => {
  for (const { story, higher } of [
    { story: <Emballage.Component />, higher: ['Expédié', 'En livraison', 'Livré'] },
    { story: <Expedie.Component />, higher: ['En livraison', 'Livré'] },
    { story: <EnLivraison.Component />, higher: ['Livré'] },
  ]) {
    test(`leads to ${higher.join(', ')} and nowhere else`, async ({ mount, page }) => {
      await mount(story);
      await page.getByRole('button').press('Enter');
      await expect(page.getByRole('menuitem')).toHaveText(higher);
      await expect(page.getByRole('menuitem').first()).toBeFocused();
    });
  }

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

  test('Escape changes nothing and gives the focus back', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground.Component onValueChange={(value) => chosen.push(value)} />);
    await page.getByRole('button').press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button')).toBeFocused();
    expect(chosen).toEqual([]);
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

test.describe('touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('DESIGN rule 23: 44 px; a tap opens, a tap chooses', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground.Component onValueChange={(value) => chosen.push(value)} />);
    expect((await page.getByRole('button').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button').tap();
    await page.getByRole('menuitem', { name: 'En livraison' }).tap();
    await expect.poll(() => chosen).toEqual(['2']);
  });
});
