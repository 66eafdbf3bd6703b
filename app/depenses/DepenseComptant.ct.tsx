import { comptant } from '@comptoir/contract/comptant';
import { arreteesAujourdhui } from '@comptoir/mocks/arretes.fixtures';
import { unreachableCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { postsOf } from '../stories/formSteps';
import { expect, PROOF, REFUSED, test } from '../stories/mockedTest';
import { NoAnswer, Off } from './DepenseComptant.stories';

const toggle = (page: Page) => page.getByRole('switch', { name: 'Régler maintenant' });

/** Types an expense of 120 000 francs and turns the switch on. */
async function type(page: Page): Promise<void> {
  await page.getByLabel('Type de dépenses').selectOption('Carburant');
  await page.getByLabel('Libellé').fill('Gasoil');
  await page.getByLabel('Montant').fill('120000');
  await toggle(page).click();
}

const pay = (page: Page) => page.getByRole('button', { name: /^Régler/ });
const proof = (page: Page) => page.locator('input[type=file]').setInputFiles(PROOF);
const register = (page: Page, caisseid: number) =>
  page.getByLabel('Caisse', { exact: false }).first().selectOption(String(caisseid));

test('PRODUCT 1.1: an expense is paid as it is written, or not at all', async ({ mount, page, store, asked }) => {
  let closed = 0;
  await mount(<Off.Component onClose={() => closed++} />);
  await type(page);
  await expect(pay(page)).toHaveAccessibleName(/^Régler 120.000.Fcfa$/);
  await expect(pay(page)).toHaveAccessibleDescription(/Caisse, Preuve de paiement/);
  await register(page, 1);
  await proof(page);
  await page.getByLabel('Montant').fill('99000000');
  await expect(page.getByText(/Le solde de la caisse est insuffisant pour 99.000.000.Fcfa/)).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  await page.getByLabel('Montant').fill('120000');
  await expect(
    page.getByText(/120.000.Fcfa sortent de «.Caisse centrale Plateau.»\. Solde après/).first(),
  ).toBeVisible();
  await pay(page).click();
  await expect.poll(() => closed).toBe(1);

  const depense = store.depenses.at(-1);
  expect(depense).toMatchObject({ libelle: 'Gasoil', montant: 120_000 });
  expect(store.reglements.at(-1)).toMatchObject({
    depenseid: depense?.depenseid,
    date: depense?.date,
    net: 120_000,
    caisseid: 1,
  });
  expect(postsOf(asked)).toEqual(['POST /api/reglements/comptant']);
  await expect(page.getByText(/Dépense «.Gasoil.» créée.*120.000.Fcfa réglés, reste 0/s)).toBeVisible();
  await expect(page.getByText(/BC-C1-/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible();
});

test('the photo that was chosen serves whichever is asked for', async ({ mount, page }) => {
  await mount(<Off.Component />);
  await proof(page);
  await toggle(page).click();
  await expect(page.getByText('Pièces justificatives')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Retirer ${PROOF.name}` })).toBeVisible();
  await toggle(page).click();
  await expect(page.getByText('Pièces justificatives')).toBeVisible();
  await expect(page.getByRole('button', { name: `Retirer ${PROOF.name}` })).toBeVisible();
});

test.describe('a refusal', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('ADR 0031: a register that is closed on that day pays nothing', async ({ mount, page, store }) => {
    Object.assign(store, { caisses: store.caisses.filter(({ caisseid }) => caisseid === 1) });
    await mount(<Off.Component />);
    await type(page);
    await proof(page);
    await expect(page.getByLabel('Caisse', { exact: false }).first()).toHaveValue('1');
    await expect(pay(page)).toBeEnabled();
    Object.assign(store, arreteesAujourdhui([1], store.caisses));
    await pay(page).click();
    await expect(page.getByRole('combobox', { name: 'Caisse' })).toHaveAccessibleDescription(
      /^Cette caisse est arrêtée/,
    );
    await expect(pay(page)).toBeDisabled();
  });
});

test('ADR 0037: a wallet asks for its reference, which another register does not keep', async ({ mount, page }) => {
  await mount(<Off.Component />);
  await type(page);
  await proof(page);
  await register(page, 3);
  await expect(pay(page)).toHaveAccessibleDescription(/Référence/);
  await page.getByLabel('Référence').fill('T_261129');
  await expect(pay(page)).toBeEnabled();
  await register(page, 4);
  await expect(page.getByLabel('Référence')).toHaveValue('');
  // Cash has no fee.
  await page.getByLabel('Frais de l’opérateur').fill('700');
  await register(page, 1);
  await register(page, 4);
  await expect(page.getByLabel('Frais de l’opérateur')).toHaveValue('');
});

test('ADR 0037: an operator’s message fills the payment; the next one replaces it', async ({ mount, page }) => {
  await mount(<Off.Component />);
  await type(page);
  await register(page, 1);
  await expect(page.getByRole('button', { name: 'Coller le SMS de l’opérateur' })).toHaveCount(0);
  await register(page, 3);
  await page.getByRole('button', { name: 'Coller le SMS de l’opérateur' }).click();
  const sms = page.getByLabel('SMS de l’opérateur');
  await sms.fill(
    'Transfert effectue pour 39000 FCFA a SENA HOUNSOU. Frais: 100 FCFA. ID de la transaction: 6524300003.',
  );
  await expect(page.getByLabel('Référence de l’opération')).toHaveValue('6524300003');
  await expect(page.getByLabel('Montant')).toHaveValue(/^39.000$/);
  await expect(page.getByLabel('Frais de l’opérateur')).toHaveValue('100');
  await sms.fill('ID de la transaction: 6524300004.');
  await expect(page.getByLabel('Référence de l’opération')).toHaveValue('6524300004');
  await expect(page.getByLabel('Montant')).toHaveValue(/^120.000$/);
  await expect(page.getByLabel('Frais de l’opérateur')).toHaveValue('');
});

test.describe('the server does not answer', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('PRODUCT O: expense and payment wait together, not called paid', async ({ mount, page, router }) => {
    let closed = 0;
    await router.use(unreachableCall(comptant.comptant));
    await mount(<NoAnswer.Component onClose={() => closed++} />);
    await type(page);
    await register(page, 1);
    await proof(page);
    await pay(page).click();
    await expect.poll(() => closed).toBe(1);
    await expect(page.getByText(/Non enregistré.: ne remettez rien.*Dépense · Gasoil · 120.000.Fcfa/s)).toBeVisible();
  });
});
