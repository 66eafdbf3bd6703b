import { expect, test } from '../../playwright/fixtures';
import { Playground } from './Checklist.stories';

test('DESIGN rule 24: what is done says so; what is not explains itself', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const items = page.getByRole('list', { name: 'Premiers pas' }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.nth(0)).toHaveText('Nom et logo de l’organisationFait');
  await expect(items.nth(1)).toContainText('Ouvrez-la avec ce qu’elle contient aujourd’hui.');
  await expect(items.nth(1)).toContainText('À faire');
  await items.nth(1).getByRole('link', { name: 'Première caisse' }).click();
  await expect(page).toHaveURL(/#caisses$/);
});
