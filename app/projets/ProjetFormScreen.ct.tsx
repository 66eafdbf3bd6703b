import { projets } from '@comptoir/contract/projets';
import { failingCall } from '@comptoir/mocks/states';
import { expect, test } from '../stories/mockedTest';
import { rowAction } from '../stories/rowMenu';
import { Editing, FromPage2, Gone, Playground } from './ProjetFormScreen.stories';

const FIELDS = { Libellé: 'École de Man', 'Budget prévu': '25000000', Description: 'Six classes' };

test('spec § 5 Project: each empty field has its own sentence, and a toast', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  for (const what of ['Le libellé', 'La description', 'Le montant', 'La date de fin'])
    await expect(page.getByText(`${what} du projet est obligatoire`, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Budget prévu')).toHaveAccessibleDescription(/^Le montant du projet/);
  await expect(page.getByText('Tous les champs sont obligatoires')).toBeVisible();
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('spec § 2: steps are added, edited and removed before the first save', async ({ mount, page, store }) => {
  await mount(<FromPage2.Component />);
  for (const [label, text] of Object.entries(FIELDS)) await page.getByLabel(label).fill(text);
  await page.getByRole('textbox', { name: 'Date de fin' }).fill('2027-03-31');
  const dialog = page.getByRole('dialog');
  const step = async (libelle: string, description: string) => {
    await dialog.getByLabel('Libellé').fill(libelle);
    await dialog.getByLabel('Description').fill(description);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toHaveCount(0);
  };
  for (const [libelle, description] of [
    ['Fondations', 'Fouilles, béton de propreté, semelles'],
    ['Erreur', 'À retirer'],
  ] as const) {
    await page.getByRole('button', { name: 'Ajouter une étape' }).click();
    await step(libelle, description);
  }
  await expect(page.getByText('Fouilles, béton de propreté, s…')).toBeVisible();
  await rowAction(page, 'Erreur', 'Supprimer');
  await page.getByRole('button', { name: 'Modifier : Fondations' }).click();
  // A step without a planned budget has an empty field (PRODUCT I).
  await expect(dialog.getByLabel('Budget de l’étape')).toHaveValue('');
  await dialog.getByLabel('Budget de l’étape').fill('26000000');
  await expect(dialog.getByText(/Reste 25.000.000.Fcfa à répartir.; dépassé de 1.000.000.Fcfa/)).toBeVisible();
  await step('Fondations', 'Fouilles');

  await expect(page.getByRole('cell', { name: /26.000.000/ })).toBeVisible();

  const pressed = Date.now();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Opération effectuée avec succès')).toBeVisible();
  const made = store.projets.at(-1);
  expect(made).toMatchObject({ libelle: 'École de Man', montant: 25_000_000, datefin: '2027-03-31' });
  const etapes = store.etapeprojets.filter(({ projetid }) => projetid === made?.projetid);
  expect(etapes.map(({ libelle, description }) => [libelle, description])).toEqual([['Fondations', 'Fouilles']]);
  // spec § 9: the screen returns to the stored parent route, after at least 1.5 s.
  await expect(page.getByText(/^\/projets\?page=2/)).toBeVisible();
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1500);
});

test.describe('without an answer', () => {
  test.use({ allowedErrors: [/status of 503/] });

  test('PRODUCT O: one that waits for the line is not called saved', async ({ mount, page, router, store }) => {
    await router.use(failingCall(projets.update, 'base.indisponible'));
    const before = store.projets.find(({ projetid }) => projetid === 1)?.libelle;
    await mount(<Editing.Component />);
    await page.getByLabel('Libellé').fill('Aire de jeux');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText(/attend sur cet appareil/)).toBeVisible();
    // The form returns at once: only after a save does it show a message for 1.5 s.
    expect(await page.getByText(/Projet enregistré/).count()).toBe(0);
    await expect(page.getByText(/^\/projets/)).toBeVisible();
    expect(store.projets.find(({ projetid }) => projetid === 1)?.libelle).toBe(before);
  });
});

test('spec § 2: Cancel returns to the stored parent route; what was typed asks first', async ({ mount, page }) => {
  await mount(<FromPage2.Component />);
  await page.getByLabel('Libellé').fill('École');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Non' }).click();
  await expect(page.getByLabel('Libellé')).toHaveValue('École');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText(/^\/projets\?page=2/)).toBeVisible();
});

test('an existing project is changed with its version, without its steps', async ({ mount, page, store }) => {
  await mount(<Editing.Component />);
  await expect(page.getByRole('button', { name: 'Ajouter une étape' })).toHaveCount(0);
  await page.getByLabel('Libellé').fill('Aire de jeux agrandie');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Projet enregistré')).toBeVisible();
  expect(store.projets.find(({ projetid }) => projetid === 1)).toMatchObject({ libelle: 'Aire de jeux agrandie' });
});

test.describe('gone', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('a project that is not there says so, and leads to the list', async ({ mount, page }) => {
    await mount(<Gone.Component />);
    await page.getByRole('button', { name: 'Voir les projets' }).click();
    await expect(page.getByText(/^\/projets ←/)).toBeVisible();
  });
});
