import { referenceOf } from '@comptoir/mocks/caisses.fixtures';
import type { Page } from '@playwright/test';
import { save, saveAndClose } from '../stories/formSteps';
import { expect, PROOF, REFUSED, test } from '../stories/mockedTest';
import { rowAction } from '../stories/rowMenu';
import { Commande, Playground, Portefeuille } from './ReglementModal.stories';
import { Operateur } from './ReglementsModal.stories';

const [PLATEAU, WAVE, ORANGE, BANQUE] = ['1', '3', '4', '6'];

const caisse = (page: Page) => page.getByRole('combobox', { name: 'Caisse' });
const reference = (page: Page) => page.getByLabel('Référence de l’opération');
const frais = (page: Page) => page.getByLabel('Frais de l’opérateur');
const check = (page: Page, text: RegExp) => page.getByRole('dialog').getByRole('note').getByText(text).first();

test('ADR 0037: a wallet asks for a reference and a fee, a bank too, cash has neither', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.locator('input[type=file]').setInputFiles(PROOF);
  await caisse(page).selectOption(PLATEAU);
  await expect(page.getByLabel('Montant remis')).toBeVisible();
  await expect(reference(page).or(frais(page))).toHaveCount(0);
  await caisse(page).selectOption(WAVE);
  await expect(reference(page)).toHaveAttribute('aria-required', 'true');
  await expect(reference(page)).toHaveAttribute('maxlength', '64');
  await expect(frais(page)).toHaveValue('');
  await expect(save(page)).toHaveAccessibleDescription(/: Référence de l’opération\.?$/);
  await caisse(page).selectOption(BANQUE);
  await expect(reference(page)).not.toHaveAttribute('aria-required');
  await expect(frais(page)).toBeVisible();
  await expect(save(page)).toBeEnabled();
});

test('ADR 0037: the fee leaves the register too, and the balance says so', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await caisse(page).selectOption(WAVE);
  await reference(page).fill('t_k3 x9');
  await page.locator('input[type=file]').setInputFiles(PROOF);
  const before = await check(page, /Solde après/).textContent();
  await frais(page).fill('4500');
  await expect(check(page, /Les frais de 4.500\sFcfa sont déduits\./)).toBeVisible();
  const soldeIn = (text: string | null) => Number(/Solde après.: ([\d\s]+)/.exec(text ?? '')?.[1]?.replace(/\s/g, ''));
  expect(soldeIn(await check(page, /Solde après/).textContent())).toBe(soldeIn(before) - 4_500);
  await saveAndClose(page, () => closed);
  expect(store.reglements.at(-1)).toMatchObject({ caisseid: 3, net: 450_000, reference: 'T_K3X9', frais: 4_500 });
  expect(store.mouvements.slice(-2)).toMatchObject([
    { origine: 'reglement', montant: 450_000, reference: 'T_K3X9' },
    { origine: 'frais', montant: 4_500, type: 0, reference: '' },
  ]);
});

test('ADR 0037: another wallet has another reference, and cash has none', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Portefeuille.Component onClose={() => closed++} />);
  await expect(reference(page)).toHaveValue('T_26101200115');
  await expect(frais(page)).toHaveValue('500');
  await caisse(page).selectOption(ORANGE);
  await expect(reference(page)).toHaveValue('');
  await expect(frais(page)).toHaveValue('500');
  await reference(page).fill('é');
  await caisse(page).selectOption(PLATEAU);
  await expect(reference(page).or(frais(page))).toHaveCount(0);
  await saveAndClose(page, () => closed);
  expect(store.reglements.find(({ reglementid }) => reglementid === 15)).toMatchObject({
    caisseid: 1,
    reference: '',
    frais: 0,
  });
});

test.describe('a refusal', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('ADR 0037: a reference that is taken is told, and leads to the operation', async ({ mount, page }) => {
    await mount(<Portefeuille.Component />);
    await expect(check(page, /Solde après/)).toBeVisible();
    await reference(page).fill(referenceOf(Number(WAVE), '2026-09-02', 108).toLowerCase());
    await save(page).click();
    await expect(reference(page)).toHaveAccessibleDescription(
      /^Cette référence est déjà celle d’une opération de 118.200\sFcfa du 2 septembre 2026 dans cette caisse\./,
    );
    await expect(reference(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('link', { name: 'Voir cette opération' })).toHaveAttribute(
      'href',
      '/caisses/mouvements?caisseid=3&datedebut=2026-09-02&datefin=2026-09-02',
    );
    await reference(page).fill('T_AUTRE');
    await expect(reference(page)).toHaveAccessibleDescription('Lettres, chiffres et . _ - /');
  });
});

test('ADR 0037: the register must hold the fee too', async ({ mount, page }) => {
  await mount(<Portefeuille.Component />);
  await expect(check(page, /Solde après/)).toBeVisible();
  await frais(page).fill('9000000');
  await expect(caisse(page)).toHaveAccessibleDescription(/insuffisant pour 9.120.000\sFcfa, frais compris/);
  await expect(save(page)).toBeDisabled();
  await frais(page).fill('');
  await expect(caisse(page)).not.toHaveAttribute('aria-invalid');
  await expect(save(page)).toBeEnabled();
});

test('ADR 0037: an order’s fee is taken out of what comes in', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Commande.Component onClose={() => closed++} />);
  await caisse(page).selectOption(ORANGE);
  await reference(page).fill('MP261121.0930.A77');
  await frais(page).fill('2450');
  await page.locator('input[type=file]').setInputFiles(PROOF);
  await expect(check(page, /entrent dans .* Les frais de 2.450\sFcfa sont déduits\./)).toBeVisible();
  await saveAndClose(page, () => closed);
  expect(store.mouvements.slice(-2)).toMatchObject([
    { type: 1, montant: 245_000 },
    { type: 0, montant: 2_450 },
  ]);
});

test('ADR 0037: the list names reference and fee, and a deletion brings both back', async ({ mount, page }) => {
  await mount(<Operateur.Component />);
  const row = page.getByRole('row').filter({ hasText: '04/09/2026' });
  await expect(row).toContainText(/Orange Money CocodyRéférence.: MP260904\.1204\.A00109Frais.: 300\sFcfa/);
  await rowAction(row, '', 'Supprimer');
  await expect(page.getByRole('alertdialog')).toContainText(/redeviennent dus\. Ses frais de 300\sFcfa y reviennent\./);
});
