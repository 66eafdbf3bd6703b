import { expect, test } from '../../stories/mockedTest';
import { Editing, EditingUnplanned, Playground } from './EtapeModal.stories';

test('spec § 5 Step: label and description are required, the planned amount is not', async ({ mount, page, store }) => {
  let [closed, added] = [0, 0];
  await mount(<Playground.Component onClose={() => closed++} onAdded={() => added++} />);
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await save.click();
  await expect(page.getByRole('group', { name: '2 champs sont à corriger' })).toBeVisible();
  await page.getByLabel('Libellé').fill('Peinture');
  await page.getByLabel('Description').fill('Deux couches');
  await save.click();
  await expect.poll(() => [closed, added]).toEqual([1, 1]);
  expect(store.etapeprojets.at(-1)).toMatchObject({ projetid: 13, libelle: 'Peinture', montant: 0, etat: 0 });
});

test('PRODUCT I: a plan is shown and changed; none is an empty field', async ({ mount, page, store }) => {
  let closed = 0;
  const unplanned = await mount(<EditingUnplanned.Component />);
  await expect(page.getByLabel('Budget de l’étape')).toHaveValue('');
  await unplanned.unmount();
  await mount(<Editing.Component onClose={() => closed++} />);
  const montant = page.getByLabel('Budget de l’étape');
  await expect(montant).toHaveValue(/^1.900.000$/);
  await montant.fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => closed).toBe(1);
  expect(store.etapeprojets.find(({ etapeprojetid }) => etapeprojetid === 265)).toMatchObject({
    libelle: 'Couverture',
    montant: 0,
    version: 2,
  });
});

test('PRODUCT I: a plan beyond what the project has left is told, and can be saved', async ({ mount, page }) => {
  await mount(<Editing.Component />);
  const budget = page.getByRole('group', { name: 'Budget' });
  // The other steps take 2 700 000 of 5 000 000: one was planned at 1 000 000 and has cost 1 200 000.
  await expect(budget).toContainText(/Reste 2.300.000.Fcfa à répartir.; 400.000.Fcfa avec cette étape/);
  await page.getByLabel('Budget de l’étape').fill('2500000');
  await expect(budget).toContainText(/dépassé de 200.000.Fcfa avec cette étape/);
  await expect(page.getByText(/Les étapes dépassent le budget du projet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeEnabled();
});
