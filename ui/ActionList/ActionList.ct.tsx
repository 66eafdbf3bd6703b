import { expect, test } from '../../playwright/fixtures';
import { MainOnly, Playground } from './ActionList.stories';

test('DESIGN rules 7, 22: the main action names its row, the others are in a menu', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('button')).toHaveCount(2);
  const main = page.getByRole('button', { name: 'Règlements de la dépense Transport du 12/11/2026' });
  await expect(main).toHaveText('Règlements');
  const menu = page.getByRole('button', { name: 'Actions : Transport du 12/11/2026' });
  await menu.press('ArrowDown');
  await expect(page.getByRole('menuitem')).toHaveText(['Historique', 'Modifier', 'Supprimer']);
  await expect(page.getByRole('menuitem', { name: 'Historique' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('DESIGN rule 7: what cannot be undone stands apart from the others', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: /^Actions/ }).click();
  const boxes = await Promise.all((await page.getByRole('menuitem').all()).map((item) => item.boundingBox()));
  const gaps = boxes.slice(1).map((box, above) => (box?.y ?? 0) - (boxes[above]?.y ?? 0) - (boxes[above]?.height ?? 0));
  expect(gaps).toEqual([0, 9]);
});

test('no menu without anything in it', async ({ mount, page }) => {
  await mount(<MainOnly.Component />);
  await expect(page.getByRole('button')).toHaveText(['Règlements']);
});
