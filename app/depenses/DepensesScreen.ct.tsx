import { PDF } from '#contract/conformance/piece';
import { asProfile } from '#mocks/states';
import { expect, labelsOf, REFUSED, test } from '../stories/mockedTest';
import { menuWords, rowAction } from '../stories/rowMenu';
import { LastPage, Playground, Reader } from './DepensesScreen.portable';

test.use({ viewport: { width: 1440, height: 900 } });

test('spec § 2 Expenses: date, type, label, amount, remaining amount, status, kind; 5 per page', async ({
  mount,
  page,
}) => {
  await mount(<Playground />);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Date',
    'Type',
    'Libellé',
    'Montant',
    'Reste à payer',
    'Statut',
    'Nature',
    'Actions',
  ]);
  const toles = page.getByRole('row').filter({ hasText: 'Tôles bac pour la toiture' });
  await expect(toles).toContainText(/09\/11\/2026.*415.000\sFcfa.*265.000\sFcfa.*Insoldé.*Classique/);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await expect(page.getByText('sur 5')).toBeVisible();
});

test('spec § 2 Expenses: Soldé when nothing remains', async ({ mount, page }) => {
  await mount(<LastPage />);
  await expect(page.getByRole('row').filter({ hasText: 'Loyer du bureau, juillet' })).toContainText('Soldé');
});

test('DESIGN rule 7: actions name their row, in the order payments, edit, delete', async ({ mount, page }) => {
  await mount(<Playground />);
  const row = page.getByRole('row').filter({ hasText: 'Agios' });
  await expect(row.getByRole('button')).toHaveCount(2);
  expect(await labelsOf(row.getByRole('button'))).toEqual([
    'Règlements de la dépense Agios de la SGCI du 18/11/2026',
    'Actions : Agios de la SGCI · 18/11/2026',
  ]);
  expect(await menuWords(row)).toEqual(['Historique', 'Modifier', 'Supprimer']);
});

test('spec § 3: an expense with documents tells how many, and opens them; its payments lead there too', async ({
  mount,
  page,
}) => {
  await mount(<Playground />);
  await page.getByRole('button', { name: 'Ouvrir les 2 pièces de « Tôles bac pour la toiture »' }).click();
  const documents = page.getByRole('dialog', { name: 'Pièces de « Tôles bac pour la toiture »' });
  await expect(documents.getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Règlements de la dépense Tôles/ }).click();
  await page.getByRole('button', { name: 'Pièces justificatives' }).click();
  await expect(documents.getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /^Règlements/ })).toBeVisible();
});

test('spec § 3: documents chosen with a new expense are attached to it', async ({ mount, page, store }) => {
  await mount(<Playground />);
  await page.getByRole('button', { name: 'Nouvelle dépense' }).click();
  await page.getByLabel('Type de dépenses').selectOption('Carburant');
  await page.getByLabel('Libellé').fill('Gasoil de décembre');
  await page.getByLabel('Montant').pressSequentially('40000');
  const file = { name: 'ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF.bytes) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const documents = page.getByRole('dialog', { name: 'Pièces de « Gasoil de décembre »' });
  await expect(documents.getByRole('article')).toHaveCount(1);
  const made = store.depenses.filter(({ libelle }) => libelle === 'Gasoil de décembre');
  expect(made).toHaveLength(1);
  expect(store.documents.at(-1)).toMatchObject({ depenseid: made[0]?.depenseid, name: 'ticket.pdf' });
});

test.describe('deletion', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('CONTRACT: an expense with payments stays, and the dialog says why and leads to them', async ({
    mount,
    page,
  }) => {
    await mount(<Playground />);
    await rowAction(page, 'Tôles', 'Supprimer');
    await page.getByRole('button', { name: 'Oui' }).click();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('1 règlement :');
    await page.getByRole('button', { name: 'Voir les règlements' }).click();
    await expect(page.getByRole('dialog', { name: /^Règlements/ }).getByRole('rowheader')).toHaveCount(1);
  });
});

test('spec § 5: a deletion asks first, and Non deletes nothing', async ({ mount, page, asked }) => {
  await mount(<Playground />);
  await rowAction(page, 'Agios', 'Supprimer');
  await expect(page.getByRole('alertdialog')).toContainText('Voulez-vous mener cette action ?');
  await page.getByRole('button', { name: 'Non' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});

test.describe('reader', () => {
  test.use({ overrides: [asProfile('lecteur')] });

  test('CONTRACT "Permissions": a reader sees payments and changes nothing', async ({ mount, page }) => {
    await mount(<Reader />);
    await expect(page.getByRole('button', { name: /^Règlements de la dépense/ })).toHaveCount(5);
    await expect(page.getByRole('button', { name: /Nouvelle|Modifier|Supprimer/ })).toHaveCount(0);
    expect(await menuWords(page)).toEqual(['Historique']);
  });
});
