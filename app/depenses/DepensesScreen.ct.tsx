import { formatMontant, formatNombre } from '@comptoir/domain/money';
import { resteOfDepense } from '@comptoir/mocks/depenses';
import type { Locator, Page } from '@playwright/test';
import { IS_LONG } from '../../scripts/long.mjs';
import { save } from '../stories/formSteps';
import { expect, labelsOf, PROOF, test } from '../stories/mockedTest';
import { menuWords, rowAction, rowMenu } from '../stories/rowMenu';
import { LastPage, OfList, Playground, Unpaid } from './DepensesScreen.stories';

test.use({ viewport: { width: 1440, height: 900 } });

/** The form of a payment over the list. */
const paying = (page: Page) => page.getByRole('dialog', { name: 'Création d’un règlement' });

test('spec § 2 Expenses: its columns, 5 per page; actions in the order payments, edit', async ({ mount, page }) => {
  await mount(<Playground.Component />);
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
  const row = page.getByRole('row').filter({ hasText: 'Agios' });
  await expect(row.getByRole('button')).toHaveCount(2);
  expect(await labelsOf(row.getByRole('button'))).toEqual([
    'Régler la dépense Agios de la SGCI du 18/11/2026',
    'Actions : Agios de la SGCI · 18/11/2026',
  ]);
  expect(await menuWords(row)).toEqual(['Règlements', 'Historique', 'Modifier', 'Supprimer']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the one figure of a debt is what remains of it, and of how much', async ({ mount, page, store }) => {
    const owed = store.depenses.map((row) => ({ ...row, reste: resteOfDepense(store, row) }));
    const part = owed.find(({ montant, reste }) => reste > 0 && reste < montant);
    const whole = owed.find(({ montant, reste }) => reste === montant);
    if (!part || !whole) throw new Error('one that is paid in part, and one that is not');
    await mount(<Unpaid.Component />);
    const line = async (libelle: string) => {
      await page.getByRole('searchbox').fill(libelle);
      return page.getByRole('listitem').filter({ hasText: libelle }).first();
    };
    await expect(await line(part.libelle)).toContainText(
      `${formatMontant(part.reste)} sur ${formatNombre(part.montant)}`,
    );
    await expect(await line(whole.libelle)).toContainText(formatMontant(whole.montant));
    await expect(await line(whole.libelle)).not.toContainText(' sur ');
  });

  test('a row leads to the page, and its menu pays', async ({ mount, page }) => {
    await mount(<OfList.Component />);
    await rowMenu(page, 'Loyer du bureau, novembre').click();
    await page.getByRole('menuitem', { name: 'Régler' }).click();
    await expect(paying(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Ouvrir\s: Loyer du bureau, octobre/ }).click();
    await expect(page.getByText('/depenses/13 ← /depenses?search=loyer')).toBeVisible();
  });
});

test('spec § 2 Expenses: Soldé when nothing remains', async ({ mount, page }) => {
  await mount(<LastPage.Component />);
  await expect(page.getByRole('row').filter({ hasText: 'Loyer du bureau, juillet' })).toContainText('Soldé');
});

test('spec § 3: documents are counted and opened, from the payments too', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Ouvrir les 2 pièces de « Tôles bac pour la toiture »' }).click();
  const documents = page.getByRole('dialog', { name: 'Pièces de « Tôles bac pour la toiture »' });
  await expect(documents.getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await rowAction(page, 'Tôles', 'Règlements');
  await page.getByRole('button', { name: 'Pièces justificatives' }).click();
  await expect(documents.getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /^Règlements/ })).toBeVisible();
});

const regler = (page: Page, libelle = '') => page.getByRole('button', { name: `Régler la dépense ${libelle}` });

test('a payment in one step says what remains, and leads on to the next', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await regler(page, 'Agios').click();
  const form = page.getByRole('dialog', { name: 'Création d’un règlement · Agios de la SGCI' });
  await expect(form.getByLabel('Montant remis')).toHaveValue(/^6.500$/);
  await form.getByLabel('Caisse').selectOption('1');
  await form.locator('input[type=file]').setInputFiles(PROOF);
  await save(page).click();
  await expect(form).toHaveCount(0);
  expect(store.reglements.at(-1)).toMatchObject({ depenseid: 21, caisseid: 1, net: 6_500 });
  const said = page.getByRole('status').filter({ hasText: 'Opération effectuée avec succès' });
  await expect(said).toContainText(/6.500.Fcfa réglés, reste 0/);
  await expect(regler(page, 'Gasoil du groupe')).toBeFocused();

  // The register that was used last is chosen, and its balance stands below it in full.
  await said.getByRole('button', { name: 'Régler la suivante' }).click();
  await expect(page.getByRole('dialog', { name: 'Création d’un règlement · Gasoil du groupe' })).toBeVisible();
  await expect(paying(page).getByLabel('Caisse')).toHaveValue('1');
  await expect(paying(page).getByLabel('Caisse')).toHaveAccessibleDescription(/^Solde.: 2.975.000.Fcfa$/);
  // After Escape the focus goes to the row of this expense, although the form was not opened from it.
  await page.keyboard.press('Escape');
  await expect(regler(page, 'Gasoil du groupe')).toBeFocused();
  await page.keyboard.press('Enter');
  await paying(page).getByLabel('Montant remis').fill('50000');
  await paying(page).locator('input[type=file]').setInputFiles(PROOF);
  await save(page).click();
  await expect(said).toContainText(/50.000.Fcfa réglés, reste 22.000/);
  await expect(page.getByRole('button', { name: 'Régler la suivante' })).toHaveCount(0);
  await expect(regler(page, 'Gasoil du groupe')).toBeFocused();
});

const MOST_KEYS = 12;

test('DESIGN rule 22: by keyboard, a payment takes twelve keys beside the file', async ({ mount, page, store }) => {
  // Each payment has a proof of its own; one that was used before is told, with a link to press.
  const proof = () => ({ ...PROOF, buffer: Buffer.concat([PROOF.buffer, Buffer.from(`%${store.reglements.length}`)]) });
  page.on('filechooser', (chooser) => void chooser.setFiles(proof()));
  await mount(<Unpaid.Component />);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const tabTo = async (target: Locator) => {
    while (keys <= MOST_KEYS && !(await isFocused(target))) await press('Tab');
  };
  await regler(page).first().focus();
  const before = store.reglements.length;
  const payments = IS_LONG ? 10 : 3;
  for (let paid = 0; paid < payments; paid += 1) {
    keys = 0;
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Régler la dépense/);
    await press('Enter');
    const caisse = paying(page).getByLabel('Caisse');
    await expect(caisse).toBeFocused();
    await expect(caisse.getByRole('option', { name: /^Banque/ })).toBeAttached();
    // A drawer asks for nothing more; its name begins with this letter.
    if (paid === 0) await press('c');
    await expect(caisse).toHaveValue(/\d/);
    await tabTo(paying(page).getByRole('button', { name: /^Preuve de paiement Choisir/ }));
    await page.keyboard.press('Enter');
    await expect(save(page)).toBeEnabled();
    await tabTo(save(page));
    await press('Enter');
    await expect(paying(page)).toHaveCount(0);
    expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  }
  expect(new Set(store.reglements.slice(before).map(({ depenseid }) => depenseid)).size).toBe(payments);
});
