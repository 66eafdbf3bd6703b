import { formatDateShort, todayInAbidjan } from '@comptoir/domain/dates';
import { referenceOf } from '@comptoir/mocks/caisses.fixtures';
import type { Page } from '@playwright/test';
import { save, saveAndClose } from '../../stories/formSteps';
import { expect, REFUSED, test } from '../../stories/mockedTest';
import { Plafond, PlafondCorrige, PlafondRefuse, Playground, Portefeuille } from './MouvementModal.stories';

const nom = (page: Page) => page.getByLabel('Remis à');
const tel = (page: Page) => page.getByLabel('Téléphone du bénéficiaire');

test('CONTRACT "Money calls": money out asks who takes it, money in does not', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await expect(page.getByLabel('Montant')).toBeVisible();
  await expect(nom(page).or(tel(page))).toHaveCount(0);
  await page.getByLabel('Sortie').click();
  await page.getByLabel('Montant').fill('25000');
  await nom(page).fill('Koffi Yao');
  await tel(page).fill('0708091011');
  await saveAndClose(page, () => closed);
  expect(store.mouvements.at(-1)).toMatchObject({
    type: 0,
    montant: 25_000,
    beneficiaire: 'Koffi Yao',
    beneficiairetel: '0708091011',
  });
});

test('ADR 0031: its day is asked for, today at first and at the latest', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const date = page.getByRole('textbox', { name: 'Date' });
  await expect(date).toHaveValue(formatDateShort(todayInAbidjan(Date.now()), 'fr'));
  await page.getByLabel('Montant').fill('25000');
  for (const typed of ['2099-12-31', '']) {
    await date.fill(typed);
    await save(page).click();
    await expect(date).toHaveAttribute('aria-invalid', 'true');
  }
});

test('CONTRACT "Money calls": money in forgets who took money out', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await page.getByLabel('Sortie').click();
  await page.getByLabel('Montant').fill('25000');
  await nom(page).fill('Koffi Yao');
  await tel(page).fill('0708');
  await page.getByLabel('Entrée').click();
  await expect(nom(page).or(tel(page))).toHaveCount(0);
  await saveAndClose(page, () => closed);
  expect(store.mouvements.at(-1)).toMatchObject({ type: 1, beneficiaire: '', beneficiairetel: '' });
});

const reference = (page: Page) => page.getByLabel('Référence de l’opération');

test('ADR 0037: a wallet asks what its operator calls the movement, cash does not', async ({ mount, page, store }) => {
  let closed = 0;
  const cash = await mount(<Playground.Component />);
  await expect(page.getByLabel('Montant')).toBeVisible();
  await expect(reference(page)).toHaveCount(0);
  await cash.unmount();
  await mount(<Portefeuille.Component onClose={() => closed++} />);
  await page.getByLabel('Montant').fill('25000');
  await save(page).click();
  await expect(reference(page)).toHaveAccessibleDescription(/obligatoire/);
  await reference(page).fill('t_k3 x9');
  await saveAndClose(page, () => closed);
  expect(store.mouvements.at(-1)).toMatchObject({ caisseid: 3, montant: 25_000, reference: 'T_K3X9' });
});

const ABOVE = /Avec cela, la caisse tiendrait 620\s000\sFcfa\s: 120\s000\sFcfa au-dessus de son plafond\./;
const plafond = (page: Page) => page.getByText(/au-dessus de son plafond/);

test('ADR 0043: money in beyond the limit is warned of and taken; money out is not', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Plafond.Component onClose={() => closed++} />);
  await page.getByLabel('Montant').fill('120000');
  await expect(page.getByText(ABOVE)).toBeVisible();
  await expect(page.getByText(/refuse/)).toHaveCount(0);
  await page.getByLabel('Sortie').click();
  await expect(plafond(page)).toHaveCount(0);
  await page.getByLabel('Entrée').click();
  await expect(page.getByText(ABOVE)).toBeVisible();
  await saveAndClose(page, () => closed);
  expect(store.mouvements.at(-1)).toMatchObject({ type: 1, montant: 120_000 });
});

test('ADR 0043: a register that refuses says so, and nothing can be saved', async ({ mount, page }) => {
  await mount(<PlafondRefuse.Component />);
  const montant = page.getByLabel('Montant');
  await montant.fill('120000');
  await expect(page.getByRole('alert').filter({ hasText: ABOVE })).toContainText('La caisse refuse ce qui dépasse.');
  await expect(save(page)).toBeDisabled();
  await page.getByLabel('Sortie').click();
  await expect(plafond(page)).toHaveCount(0);
  await expect(save(page)).toBeEnabled();
});

test('ADR 0043: a correction to less is never refused, above the limit as well', async ({ mount, page }) => {
  await mount(<PlafondCorrige.Component />);
  const montant = page.getByLabel('Montant');
  await montant.fill('1000');
  await expect(page.getByText(/Solde de la caisse après ce mouvement/)).toBeVisible();
  await expect(plafond(page)).toHaveCount(0);
  await expect(save(page)).toBeEnabled();
  await montant.pressSequentially('000');
  await expect(plafond(page)).toBeVisible();
  await expect(save(page)).toBeDisabled();
});

test.describe('a refusal', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('ADR 0037: a reference that the register has already leads to its operation', async ({ mount, page }) => {
    await mount(<Portefeuille.Component />);
    await page.getByLabel('Montant').fill('25000');
    await reference(page).fill(referenceOf(3, '2026-09-02', 108));
    await save(page).click();
    await expect(reference(page)).toHaveAccessibleDescription(/déjà celle d’une opération de 118.200\sFcfa/);
    await expect(page.getByRole('link', { name: 'Voir cette opération' })).toHaveAttribute(
      'href',
      '/caisses/mouvements?caisseid=3&datedebut=2026-09-02&datefin=2026-09-02',
    );
  });
});
