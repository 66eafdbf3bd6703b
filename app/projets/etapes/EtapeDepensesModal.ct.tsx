import { save } from '../../stories/formSteps';
import { confirm, expect, test } from '../../stories/mockedTest';
import { rowAction } from '../../stories/rowMenu';
import { Playground } from './EtapeDepensesModal.stories';

const WALLS = 262;

test('spec § 2: the expenses of the step alone, five to a page', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const dialog = page.getByRole('dialog', { name: /^Dépenses de l’étape/ });
  await expect(dialog.getByRole('rowheader')).toHaveCount(5);
  await expect(dialog.getByText('sur 2')).toBeVisible();
  await expect(dialog.getByRole('columnheader', { name: 'Nature' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Page suivante' }).click();
  await expect(dialog.getByRole('rowheader')).toHaveText(['Ciment CIMAF, 250 sacs']);
});

test('spec § 2: a new expense has project and step chosen, and no toggle', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Nouvelle dépense' }).click();
  const form = page.getByRole('dialog', { name: 'Création d’une dépense' });
  await expect(form.getByText('Élévation des murs', { exact: true })).toBeVisible();
  await expect(form.getByRole('switch', { name: 'Dépense sur une étape' })).toHaveCount(0);
  await expect(form.getByRole('combobox', { name: 'Projet' })).toHaveCount(0);
  await form.getByLabel('Type de dépenses').selectOption('Carburant');
  await form.getByLabel('Libellé').fill('Gasoil');
  await form.getByLabel('Montant').fill('60000');
  await save(page).click();
  await expect(form).toBeHidden();
  expect(store.depenses.at(-1)).toMatchObject({ expenseonstep: 1, projetid: 13, etapeprojetid: WALLS });
  await expect(page.getByRole('link', { name: 'Gasoil' })).toBeVisible();
});

test('spec § 2: an expense is paid and deleted from here', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: /^Régler la dépense Sable et gravier/ }).click();
  const form = page.getByRole('dialog', { name: 'Création d’un règlement' });
  await expect(form.getByLabel('Montant remis')).toHaveValue(/^318.000$/);
  await form.getByRole('button', { name: 'Annuler' }).click();
  await rowAction(page, 'Sable et gravier', 'Supprimer');
  await confirm(page);
  await expect(page.getByRole('rowheader', { name: /Sable et gravier/ })).toBeHidden();
});
