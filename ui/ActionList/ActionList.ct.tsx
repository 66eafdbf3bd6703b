import { expect, test } from '../../playwright/fixtures';
import { Folded, Playground } from './ActionList.portable';

test('DESIGN rule 7: each is a button that names its row', async ({ mount, page }) => {
  await mount(<Playground />);
  await expect(page.getByRole('button')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Supprimer la dépense Transport du 12/11/2026' })).toBeVisible();
});

test('DESIGN rules 6, 22: folded, the main one stays a button and the others are the words of a menu', async ({
  mount,
  page,
}) => {
  await mount(<Folded />);
  await expect(page.getByRole('button')).toHaveCount(2);
  const menu = page.getByRole('button', { name: 'Actions : Transport du 12/11/2026' });
  await menu.press('ArrowDown');
  await expect(page.getByRole('menuitem')).toHaveText(['Historique', 'Modifier', 'Supprimer']);
  await expect(page.getByRole('menuitem', { name: 'Historique' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test.describe('touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rule 23: each target is 44 px', async ({ mount, page }) => {
    await mount(<Folded />);
    for (const button of await page.getByRole('button').all())
      expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  });
});
