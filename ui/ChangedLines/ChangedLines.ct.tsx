import { expect, test } from '../../playwright/fixtures';
import { Playground, Removed, Unchanged } from './ChangedLines.stories';

test('DESIGN rule 24: what was added or taken away is marked, and nothing else', async ({ mount, page }) => {
  const story = await mount(<Playground.Component key="added" />);
  await expect(page.getByRole('insertion')).toHaveText(['+\u00a0Commandes : Régler']);
  await expect(page.getByRole('deletion')).toHaveCount(0);
  await expect(page.getByText('Commandes : Créer', { exact: true })).toBeVisible();
  await story.update(<Removed.Component key="removed" />);
  await expect(page.getByRole('deletion')).toHaveText(['−\u00a0Clients : Supprimer']);
  await expect(page.getByRole('insertion')).toHaveCount(0);
  await story.update(<Unchanged.Component key="unchanged" />);
  await expect(page.getByText('Commandes : Régler', { exact: true })).toBeVisible();
  await expect(page.getByRole('insertion')).toHaveCount(0);
});
