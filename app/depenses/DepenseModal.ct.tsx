import { depenses } from '#contract/depenses';
import { failing } from '#mocks/states';
import { expect, test } from '../stories/mockedTest';
import { Editing, Playground } from './DepenseModal.portable';

test('spec § 5 Expense: Save is disabled while a required field is missing, and says which', async ({
  mount,
  page,
  store,
}) => {
  let closed = 0;
  await mount(<Playground onClose={() => closed++} />);
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await expect(page.getByRole('dialog', { name: 'Création d’une dépense' })).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(/Type de dépenses, Libellé, Montant/);
  await page.getByLabel('Type de dépenses').selectOption('Carburant');
  await page.getByLabel('Libellé').fill('Gasoil');
  await page.getByLabel('Montant').pressSequentially('120000');
  await expect(save).toBeEnabled();
  await save.click();
  await expect.poll(() => closed).toBe(1);
  expect(store.depenses.at(-1)).toMatchObject({ libelle: 'Gasoil', montant: 120_000, expenseonstep: 0 });
});

test('spec § 5 Expense: a date later than today keeps Save disabled', async ({ mount, page }) => {
  await mount(<Editing />);
  await page.getByLabel('Date').fill('2099-12-31');
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  await expect(page.getByText(/À renseigner.*Date/)).toBeVisible();
});

test('spec § 2: the step toggle is not shown yet', async ({ mount, page }) => {
  await mount(<Playground />);
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test.describe('failed save', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('spec § 8: the modal stays open with what was typed, the error inside and a red toast', async ({
    mount,
    page,
    router,
  }) => {
    await router.use(failing(depenses.update, 'depense.montant_inferieur_regle'));
    await mount(<Editing />);
    await page.getByLabel('Libellé').fill('Ciment gris');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    const sentence = 'Le montant ne peut pas être inférieur à ce qui est déjà réglé.';
    await expect(page.getByRole('dialog').getByText(sentence)).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(2);
    await expect(page.getByLabel('Libellé')).toHaveValue('Ciment gris');
  });
});
