import { confirm, expect, test } from '../stories/mockedTest';
import { rowAction } from '../stories/rowMenu';
import { Playground } from './TypedepensesScreen.stories';

test('spec § 8: a saved type is in the list, with a toast; the focus returns to New', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Nouveau type' }).click();
  await page.getByLabel('Libellé').fill('Assurance');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Assurance' })).toBeVisible();
  const said = page.getByRole('status').filter({ hasText: 'Opération effectuée avec succès' });
  await expect(said).toContainText(/Type de dépense «.Assurance.» créé/);
  await expect(page.getByRole('button', { name: 'Nouveau type' })).toBeFocused();
});

test('spec § 2: refresh reads the list again', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const [typedepense] = store.typedepenses;
  if (typedepense) typedepense.libelle = 'Renommé ailleurs';
  await expect(page.getByRole('rowheader', { name: 'Renommé ailleurs' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(page.getByRole('rowheader', { name: 'Renommé ailleurs' })).toBeVisible();
});

test('DESIGN rule 9: the deletion of the last row of page 2 shows page 1', async ({ mount, page, store }) => {
  store.depenses.length = 0;
  store.typedepenses.length = 11;
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await rowAction(page, '', 'Supprimer');
  await confirm(page);
  await expect(page.getByRole('rowheader')).toHaveCount(10);
});
