import { asProfile } from '@comptoir/mocks/states';
import { confirm, expect, REFUSED, test } from '../stories/mockedTest';
import { menuWords, rowAction, rowMenu } from '../stories/rowMenu';
import { Playground, Reader } from './TypedepensesScreen.stories';

test('spec § 8: a saved type is in the list, with a green toast that says what happened, and the focus returns to New', async ({
  mount,
  page,
}) => {
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

test('spec § 5: an empty label is refused aloud, tied to its field, and nothing is sent', async ({
  mount,
  page,
  asked,
}) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Nouveau type' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Tous les champs sont obligatoires')).toBeVisible();
  await expect(page.getByLabel('Libellé')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('group', { name: '1 champ est à corriger' })).toBeFocused();
  expect(asked).not.toContain('POST /api/typedepenses');
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

test.describe('refusals', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('CONTRACT "Calls": a type in use stays, and the dialog says what uses it and leads there', async ({
    mount,
    page,
    store,
  }) => {
    await mount(<Playground.Component />);
    await rowAction(page, 'Loyer', 'Supprimer');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Voulez-vous mener cette action ?');
    await expect(dialog).toContainText('« Loyer »');
    await expect(dialog.getByRole('button', { name: 'Non' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Oui' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Ce type sert à 5 dépenses');
    const id = store.typedepenses.find(({ libelle }) => libelle === 'Loyer')?.typedepenseid;
    await expect(dialog.getByRole('link', { name: 'Voir les dépenses' })).toHaveAttribute(
      'href',
      `/depenses?typedepenseid=${id}`,
    );
    await dialog.getByRole('button', { name: 'Non' }).click();
    await expect(page.getByRole('rowheader', { name: 'Loyer' })).toBeVisible();
    await expect(rowMenu(page, 'Loyer')).toBeFocused();
  });
});

test.describe('reader', () => {
  test.use({ overrides: [asProfile('lecteur')] });

  test('CONTRACT "Permissions": without typedepenses.gerer there is nothing to press', async ({ mount, page }) => {
    await mount(<Reader.Component />);
    await expect(page.getByRole('rowheader', { name: 'Loyer' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Nouveau|Modifier|Supprimer/ })).toHaveCount(0);
    expect(await menuWords(page)).toEqual(['Historique']);
  });
});
