import { save } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { NoOrderYet, Playground } from './ClientCommandesModal.stories';

test.use({ viewport: { width: 1280, height: 900 } });

test('spec § 2: a client’s orders, six per page, and what is owed', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const dialog = page.getByRole('dialog', { name: 'Commandes du client Établissements Diabaté et Fils' });
  await expect(dialog.getByRole('rowheader')).toHaveCount(6);
  await expect(dialog.getByRole('definition').first()).toHaveText(/^1.152.075\sFcfa$/);
  await expect(dialog.getByRole('columnheader', { name: 'Client' })).toHaveCount(0);
  await expect(dialog.getByText('sur 2')).toBeVisible();
});

test('spec § 2: its payments are collected from here, and what is owed follows', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: /^Encaisser la commande N°\s116/ }).click();
  const form = page.getByRole('dialog', { name: 'Encaisser' });
  await form.getByRole('combobox', { name: 'Caisse' }).selectOption('4');
  await form.getByLabel('Référence de l’opération').fill('MP261126.0900.A1');
  await form.locator('input[type=file]').setInputFiles(PROOF);
  await save(page).click();
  await expect(form).toBeHidden();
  const orders = page.getByRole('dialog', { name: 'Commandes du client Établissements Diabaté et Fils' });
  await expect(orders.getByRole('definition').first()).toHaveText(/^599.575\sFcfa$/);
});

test('spec § 2 Orders: an order taken from here is this client’s', async ({ mount, page, store }) => {
  await mount(<NoOrderYet.Component />);
  await expect(page.getByText('Ce client n’a pas encore de commande.')).toBeVisible();
  await page.getByRole('button', { name: 'Nouvelle commande' }).click();
  const form = page.getByRole('dialog', { name: 'Création d’une commande' });
  await form.getByRole('combobox', { name: 'Libellé' }).fill('Table');
  await form.getByLabel('Montant de la ligne', { exact: true }).fill('90000');
  await page.keyboard.press('Enter');
  await save(page).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  expect(store.commandes.at(-1)?.clientid).toBe(8);
});
