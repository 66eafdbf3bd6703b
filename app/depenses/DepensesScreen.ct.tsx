import { asProfile } from '#mocks/states';
import { expect, labelsOf, REFUSED, test } from '../stories/mockedTest';
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
  await expect(row.getByRole('button')).toHaveCount(4);
  expect(await labelsOf(row.getByRole('button'))).toEqual([
    'Règlements de la dépense Agios de la SGCI du 18/11/2026',
    'Historique de « Agios de la SGCI · 18/11/2026 »',
    'Modifier la dépense Agios de la SGCI du 18/11/2026',
    'Supprimer la dépense Agios de la SGCI du 18/11/2026',
  ]);
});

test.describe('deletion', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('CONTRACT: an expense with payments stays, and the dialog says why and leads to them', async ({
    mount,
    page,
  }) => {
    await mount(<Playground />);
    await page.getByRole('button', { name: /^Supprimer la dépense Tôles/ }).click();
    await page.getByRole('button', { name: 'Oui' }).click();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('1 règlement :');
    await page.getByRole('button', { name: 'Voir les règlements' }).click();
    await expect(page.getByRole('dialog', { name: /^Règlements/ }).getByRole('rowheader')).toHaveCount(1);
  });
});

test('spec § 5: a deletion asks first, and Non deletes nothing', async ({ mount, page, asked }) => {
  await mount(<Playground />);
  await page.getByRole('button', { name: /^Supprimer la dépense Agios/ }).click();
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
  });
});
