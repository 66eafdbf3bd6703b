import { expect, test } from '../../playwright/fixtures';
import { Playground, Removed, Unchanged } from './ChangedLines.stories';

test.describe('ChangedLines (DESIGN rule 24)', () => {
  test('what was added is marked, and nothing else', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('insertion')).toHaveText(['+\u00a0Commandes : Régler']);
    await expect(page.getByRole('deletion')).toHaveCount(0);
    await expect(page.getByText('Commandes : Créer', { exact: true })).toBeVisible();
  });

  test('what was taken away is marked, and nothing else', async ({ mount, page }) => {
    await mount(<Removed.Component />);
    await expect(page.getByRole('deletion')).toHaveText(['−\u00a0Clients : Supprimer']);
    await expect(page.getByRole('insertion')).toHaveCount(0);
  });

  test('what stayed has no mark', async ({ mount, page }) => {
    await mount(<Unchanged.Component />);
    await expect(page.getByText('Commandes : Régler', { exact: true })).toBeVisible();
    await expect(page.getByRole('insertion')).toHaveCount(0);
  });
});
